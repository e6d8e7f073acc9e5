"""What strace tells of the program is read as it is meant."""

import traces

LINES = [
    "41 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3<socket:[1]>",
    '41 openat(AT_FDCWD</srv>, "/home/ana/.config/pega6/settings.json", O_WRONLY|O_CREAT|O_CLOEXEC, 0600) = 4</x>',
    '41 openat(AT_FDCWD</srv>, "/usr/lib/pega6/pega6", O_RDONLY|O_CLOEXEC) = 4</usr/lib/pega6/pega6>',
    '41 openat(AT_FDCWD</srv>, "/usr/lib/pega6/cache", O_WRONLY|O_CREAT, 0666) = -1 EACCES (Permission denied)',
    '41 mkdir("/home/ana/.local", 0777)         = -1 EEXIST (File exists)',
    '41 mkdirat(5</home/ana/.local>, "state", 0777) = 0',
    '41 rename("/home/ana/old name", "/home/ana/new name") = 0',
    '41 openat(AT_FDCWD</srv>, "left", O_RDWR|O_CREAT, 0666) = 7</srv/left>',
]


def test_only_what_was_written_with_success_is_told() -> None:
    assert traces.written(LINES) == {
        "/home/ana/.config/pega6/settings.json",
        "/home/ana/.local/state",
        "/home/ana/old name",
        "/home/ana/new name",
        "/srv/left",
    }


def test_a_socket_of_the_internet_is_told_even_where_it_failed() -> None:
    refused = "42 socket(AF_INET6, SOCK_DGRAM, IPPROTO_IP) = -1 EACCES (Permission denied)"
    assert traces.internet_sockets(LINES) == []
    assert traces.internet_sockets([*LINES, refused + "\n"]) == [refused]

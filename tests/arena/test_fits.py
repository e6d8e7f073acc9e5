"""The recipes behind the shipped numbers: the arithmetic of the fit, small fits of every kind, and what ships."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from pega6_desktop.arena import __main__ as program
from pega6_desktop.arena.fitting import learning, no_thanks, qwixx, recipe
from pega6_desktop.arena.fitting.field import Field
from pega6_desktop.arena.fitting.learning import Slope, Weights
from pega6_desktop.arena.fitting.models import Columns
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import COUNT, SCALE, Floats
from pega6_desktop.bots.kernels.no_thanks import FEATURES
from pega6_desktop.bots.no_thanks.types import threshold
from pega6_desktop.bots.pega6.nets import PLAY, read_nets, weights_text
from pega6_desktop.bots.policy import Net, best_slots, grouped_logits
from pega6_desktop.bots.qwixx_cards.judgement import read_judgements

ENTROPY = 0.25
STEP = 1e-5
Loss = Callable[[npt.NDArray[np.float64], npt.NDArray[np.float64]], float]
SIX = {"greedy", "highest", "lowest", "mc", "tail-risk", "weak"}


def silent(_line: str) -> None:
    """Nobody reads how far a fit of a test has come."""


def top(field: Field, inputs: Floats, columns: Columns, dice: Dice) -> npt.NDArray[np.int16]:
    """Whoever plays the highest card."""
    return np.full(len(columns), field.cards - 1, np.int16)


def exact_chances(weights: Weights, inputs: Floats) -> npt.NDArray[np.float64]:
    """Softmax in double precision, (cards, decisions): single precision hides small slopes."""
    inner = np.maximum(np.matmul(weights[:, :COUNT] / SCALE, inputs.astype(np.float64)), 0)
    raised = np.exp(np.matmul(weights[None, :, COUNT], inner)[:, 0])
    chances: npt.NDArray[np.float64] = raised / raised.sum(axis=0)
    return chances


def imitation_loss(chances: npt.NDArray[np.float64], labels: npt.NDArray[np.float64]) -> float:
    return float(-(labels * np.log(chances)).sum(axis=0).mean())


def improvement_loss(chances: npt.NDArray[np.float64], labels: npt.NDArray[np.float64]) -> float:
    return float((chances * (labels + ENTROPY * np.log(chances))).sum(axis=0).mean())


@pytest.mark.parametrize(
    ("slope", "loss"),
    [(learning.imitation, imitation_loss), (learning.improvement(ENTROPY), improvement_loss)],
    ids=["imitation", "improvement"],
)
def test_the_gradient_is_the_slope_of_the_loss(slope: Slope, loss: Loss) -> None:
    roll = np.random.Generator(np.random.PCG64(5))
    weights = learning.fresh(roll)
    inputs = (SCALE * roll.random((4, COUNT, 300))).astype(np.float32)
    labels = (np.arange(4)[:, None] == roll.integers(4, size=300)).astype(np.float64)
    found = learning.gradient(weights, inputs, labels, slope)
    numeric = np.zeros_like(weights)
    for unit, at in np.ndindex(weights.shape):
        there, back = weights.copy(), weights.copy()
        there[unit, at] += STEP
        back[unit, at] -= STEP
        gap = loss(exact_chances(there, inputs), labels) - loss(exact_chances(back, inputs), labels)
        numeric[unit, at] = gap / (2 * STEP)
    assert np.abs(numeric).max() > 0.01
    assert found == pytest.approx(numeric, rel=1e-3, abs=1e-6)


def test_a_net_learns_whom_it_watches() -> None:
    dice, roll = Dice("watching"), np.random.Generator(np.random.PCG64(1))
    sheets = recipe.recorded(top, 3, 2000, dice)
    before = learning.fresh(roll)
    after = learning.fitted(before, sheets, learning.imitation, 200, 0.02, roll)
    assert learning.agreement(before, sheets) < 0.6
    assert learning.agreement(after, sheets) > 0.95


@pytest.mark.parametrize(("is_highest", "slot"), [(True, -1), (False, 0)])
def test_the_extreme_ones_need_no_learning(*, is_highest: bool, slot: int) -> None:
    field = Field(4, 30, Dice("extremes"))
    net = Net.of(recipe.extreme(is_highest=is_highest))
    while field.cards > 1:
        inputs = field.inputs()
        chosen = best_slots(grouped_logits([(net, slice(0, inputs.shape[2]))], inputs))
        assert set(chosen.tolist()) == {slot % field.cards}
        field.play(np.zeros_like(chosen))


def test_the_play_net_gets_cheaper_by_improvement() -> None:
    nets: dict[str, Weights] = {name: recipe.extreme(is_highest=name != "lowest") for name in sorted(SIX)}
    nets["mc"] = learning.fresh(np.random.Generator(np.random.PCG64(1)))
    better = recipe.improved(nets, 2, 1, 0.08, silent)
    before = recipe.costed(nets["mc"], nets, 2, Dice("judge"))[1]
    assert recipe.costed(better, nets, 2, Dice("judge"))[1] < before - 1


def test_a_fit_adds_the_nets_of_a_table_size_the_same_every_time(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        out = tmp_path / f"{name}.json"
        out.write_text('{"recipes": {"9": "by hand"}, "nets": {"9": {}}}', "utf-8")
        assert program.main(["fit", "--seats", "2", "--scale", "0.002", "--seed", "3", "--out", str(out)]) == 0
        texts.append(out.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert json.loads(texts[0])["recipes"] == {"9": "by hand", "2": f"version {recipe.VERSION}, seed 3, scale 0.002"}
    assert read_nets(texts[0], 9) == {}
    assert set(read_nets(texts[0], 2)) == {*SIX, PLAY}


@pytest.mark.parametrize("words", [["--scale", "0"], ["--scale", "nan"], ["--scale", "many"], ["--out", "."]])
def test_a_fit_that_cannot_be_is_refused_at_once(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        program.main(["fit", "--out", "nets.json", *words])
    assert f"argument {words[0]}: " in capsys.readouterr().err


def test_the_nets_that_ship_name_the_recipe_of_today() -> None:
    shipped = json.loads(weights_text())
    assert set(shipped["recipes"]) == set(shipped["nets"]) == {str(seats) for seats in range(2, 11)}
    assert all(how.startswith(f"version {recipe.VERSION}, ") for how in shipped["recipes"].values())
    assert all(set(read_nets(weights_text(), seats)) == {*SIX, PLAY} for seats in range(2, 11))


def test_policies_of_no_thanks_get_better_by_evolution(tmp_path: Path) -> None:
    luck = np.random.Generator(np.random.PCG64(2))
    best = no_thanks.evolved(3, 12, 90, luck)[0]
    plain = np.array([threshold(most) for most in (1, 3, 5)], np.float64)
    assert no_thanks.share(best, plain, 3000, np.random.Generator(np.random.PCG64(3))) > 1.1
    out = tmp_path / "policies.json"
    words = ["--generations", "1", "--population", "8", "--rounds", "9", "--out", str(out)]
    assert no_thanks.main(words) == 0
    policies = json.loads(out.read_text("utf-8"))
    assert [len(policy) for policy in policies] == [FEATURES] * 8


def test_rows_of_qwixx_are_fitted_for_every_table_size(tmp_path: Path) -> None:
    out = tmp_path / "rows.json"
    assert qwixx.main(["--scale", "0.01", "--seed", "4", "--out", str(out)]) == 0
    assert set(read_judgements(out.read_text("utf-8"))) == {2, 3, 4, 5}
    assert json.loads(out.read_text("utf-8"))["recipe"] == "seed 4, scale 0.01"

"""Pictures and text drawings of a board."""

from math import dist, isclose

from ennead.hexes.drawing import Picture, TextMap
from ennead.hexes.grid import Grid

GRID = Grid([(0, 0), (1, 0), (0, 1), (0, 2), (1, 2)])


def test_every_corner_of_a_space_is_one_radius_from_its_centre() -> None:
    picture = Picture(GRID, 10.0, margin=3.0)
    for space in range(GRID.size):
        for corner in picture.outline(space):
            assert isclose(dist(picture.centre(space), corner), 10.0)


def test_the_picture_fits_its_width_and_height_with_the_margin_around() -> None:
    picture = Picture(GRID, 10.0, margin=3.0)
    points = [picture.corner(corner) for corner in range(len(GRID.corner_points))]
    assert isclose(min(x for x, _ in points), 3.0)
    assert isclose(min(y for _, y in points), 3.0)
    assert isclose(max(x for x, _ in points), picture.width - 3.0)
    assert isclose(max(y for _, y in points), picture.height - 3.0)


def test_an_edge_is_drawn_between_two_corners_one_radius_apart() -> None:
    picture = Picture(GRID, 10.0)
    for edge in range(len(GRID.edges)):
        first, second = picture.edge(edge)
        assert isclose(dist(first, second), 10.0)


def test_the_border_is_every_side_with_no_neighbour() -> None:
    assert len(Picture(GRID, 1.0).border()) == 6 * GRID.size - 2 * len(GRID.edges)


def test_hexes_are_drawn_with_their_text_and_marked_edges() -> None:
    drawing = TextMap(GRID, width=3, height=1)
    for space in range(GRID.size):
        drawing.write(space, 0, str(space))
    drawing.mark(GRID.edge_between(GRID.space_at(0, 0), GRID.space_at(1, 0)), "~")
    drawing.mark(GRID.edge_between(GRID.space_at(0, 0), GRID.space_at(0, 1)), "~")
    assert drawing.text().splitlines() == [
        " ___     ___",
        "/ 0 \\___/ 2 \\",
        "\\~~~~ 1 \\___/",
        "/ 3 \\___/ 4 \\",
        "\\___/   \\___/",
    ]


def test_larger_hexes_have_room_for_three_lines() -> None:
    drawing = TextMap(Grid([(0, 0)]), width=3, height=2)
    assert [drawing.room(line) for line in range(3)] == [3, 5, 5]
    drawing.write(0, 0, "god")
    drawing.write(0, 1, "far too long")
    drawing.write(0, 2, "x")
    assert drawing.text().splitlines() == [
        "  ___",
        " /god\\",
        "/far t\\",
        "\\  x  /",
        " \\___/",
    ]


def test_a_style_colours_the_text_and_nothing_else() -> None:
    drawing = TextMap(Grid([(0, 0)]), width=1, height=1)
    drawing.write(0, 0, "A", style="\x1b[31m")
    assert drawing.text() == " _\n/\x1b[31mA\x1b[0m\\\n\\_/"

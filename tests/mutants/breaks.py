"""What can be broken in a source file: one small change at a time, as somebody might have written it by mistake.

Left alone is what is no rule: texts, notations, annotations, `__repr__`, assertions, and an `if isinstance(...)` without an
else, which only tells the type checker what the question asked before leaves open.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

NO_RULE = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr, ast.Raise)
COMPARED: dict[type[ast.cmpop], list[ast.cmpop]] = {
    ast.Lt: [ast.LtE(), ast.GtE()],
    ast.LtE: [ast.Lt(), ast.Gt()],
    ast.Gt: [ast.GtE(), ast.LtE()],
    ast.GtE: [ast.Gt(), ast.Lt()],
    ast.Eq: [ast.NotEq()],
    ast.NotEq: [ast.Eq()],
    ast.Is: [ast.IsNot()],
    ast.IsNot: [ast.Is()],
    ast.In: [ast.NotIn()],
    ast.NotIn: [ast.In()],
}
CALCULATED: dict[type[ast.operator], ast.operator] = {
    ast.Sub: ast.Add(),
    ast.Mult: ast.FloorDiv(),
    ast.FloorDiv: ast.Mult(),
    ast.Mod: ast.FloorDiv(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
    ast.BitXor: ast.BitOr(),
}
ONE_OF_BOTH = (ast.Add, ast.BitAnd, ast.BitOr)  # also tuples, sets and types are put together like this
EXCHANGED = {"min": "max", "max": "min", "any": "all", "all": "any"}
ATOMS = (ast.Attribute, ast.Call, ast.Constant, ast.List, ast.Name, ast.Subscript, ast.Tuple)


class Mutant(NamedTuple):
    """A file with one thing changed."""

    path: Path
    function: str  # as `Class.method`; empty for what a module does when it is imported
    line: int
    start: int  # in bytes, as the syntax tree counts
    end: int
    new: str
    was: str
    became: str

    def source(self) -> bytes:
        return changed(self.path.read_bytes(), self.start, self.end, self.new)

    def name(self) -> str:
        return f"{self.path.name} {self.function}"

    def key(self) -> tuple[str, str, str, str]:
        """What an explanation names it by: no line number, so that it outlives changes elsewhere in the file."""
        return (self.path.name, self.function, self.was, self.became)


class Place(NamedTuple):
    """A node of the tree, the function that it stands in, and what that returns."""

    node: ast.AST
    function: str
    returns: str

    def constructing(self) -> bool:
        return self.function.endswith("__init__")


class Change(NamedTuple):
    """New text for a node."""

    node: ast.expr | ast.stmt
    new: str


def chosen(mutants: Iterable[Mutant], number: int, seed: int) -> list[Mutant]:
    """As many at random; a change of the sources changes the choice only where the sources changed."""

    def lot(mutant: Mutant) -> bytes:
        return hashlib.sha256(repr((seed, mutant.key())).encode()).digest()

    return sorted(mutants, key=lot)[:number]


def mutants_of(folder: Path) -> list[Mutant]:
    return [mutant for path in sorted(folder.glob("*.py")) for mutant in mutants_in(path)]


def mutants_in(path: Path) -> Iterator[Mutant]:
    source = path.read_bytes()
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    for place in places(ast.parse(source), "", ""):
        for node, new in changes(place):
            line, last = node.lineno, node.end_lineno or node.lineno
            start, end = starts[line - 1] + node.col_offset, starts[last - 1] + (node.end_col_offset or 0)
            was = source[starts[line - 1] : starts[last]]
            became = changed(was, node.col_offset, end - starts[line - 1], new)
            yield Mutant(path, place.function, line, start, end, new, plain(was), plain(became))


def changed(source: bytes, start: int, end: int, new: str) -> bytes:
    return source[:start] + new.encode() + source[end:]


def plain(lines: bytes) -> str:
    """Lines as one, without their indentation."""
    return " ".join(lines.decode().split())


def places(node: ast.AST, function: str, returns: str) -> Iterator[Place]:
    """Every node that is part of a rule."""
    if isinstance(node, NO_RULE) or (isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript) and not function):
        return  # an assignment like that names a type
    if isinstance(node, ast.FunctionDef):
        if node.name == "__repr__":
            return
        returns = ast.unparse(node.returns) if node.returns else ""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
    yield Place(node, function, returns)
    for child in parts(node):
        yield from places(child, function, returns)


def parts(node: ast.AST) -> list[ast.AST]:
    """What a node consists of, without annotations and decorators."""
    if isinstance(node, ast.FunctionDef):
        return [*node.args.defaults, *node.body]
    if isinstance(node, ast.ClassDef):
        return [*node.body]
    if isinstance(node, ast.AnnAssign):
        return [node.value] if node.value else []
    return list(ast.iter_child_nodes(node))


def changes(place: Place) -> list[Change]:
    node = place.node
    if isinstance(node, ast.List):
        return one_left_out(node)
    if isinstance(node, ast.comprehension):
        return [Change(test, "True") for test in node.ifs]
    if isinstance(node, ast.stmt):
        return of_statement(node, place)
    return [whole(node, new) for new in of_expression(node)] if isinstance(node, ast.expr) else []


def whole(node: ast.expr, new: ast.expr) -> Change:
    text = ast.unparse(new)
    return Change(node, text if isinstance(new, ATOMS) else f"({text})")


def one_left_out(node: ast.List) -> list[Change]:
    if not isinstance(node.ctx, ast.Load):
        return []
    return [Change(element, "*[]") for element in node.elts]


def of_statement(node: ast.stmt, place: Place) -> list[Change]:
    if isinstance(node, ast.If):
        only_narrows = is_call(node.test, "isinstance") and not node.orelse
        return [Change(node.test, new) for new in (["False"] if only_narrows else ["False", "True"])]
    if isinstance(node, ast.While):
        return [Change(node.test, "False")]
    if isinstance(node, ast.Return):
        return returned(node.value, place.returns)
    if isinstance(node, ast.Break | ast.Continue):
        return [Change(node, "continue" if isinstance(node, ast.Break) else "break")]
    if isinstance(node, ast.AugAssign):
        return [Change(node, "pass"), *added_or_taken(node)]
    removable = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    removable |= isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    return [Change(node, "pass")] if removable and not place.constructing() else []


def added_or_taken(node: ast.AugAssign) -> list[Change]:
    if not isinstance(node.op, ast.Add | ast.Sub) or isinstance(node.value, ast.List | ast.Tuple):
        return []
    other: ast.operator = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
    return [Change(node, ast.unparse(ast.AugAssign(node.target, other, node.value)))]


def returned(value: ast.expr | None, returns: str) -> list[Change]:
    """Another value of the same type."""
    if value is None or isinstance(value, ast.Constant | ast.List) or ast.unparse(value) == "()":
        return []
    text = ast.unparse(value)
    if returns in ("i64", "int"):
        return [Change(value, f"({text}) + 1")]
    if returns.startswith("list[") or returns == "tuple[int, ...]":
        return [Change(value, f"({text})[:-1]")]
    negated = isinstance(value, ast.Call | ast.Name | ast.Attribute) and returns == "bool"
    return [Change(value, f"not {text}")] if negated else []


def of_expression(node: ast.expr) -> list[ast.expr]:
    match node:
        case ast.Constant(value=bool(value)):
            return [ast.Constant(not value)]
        case ast.Constant(value=int(value)):
            return [ast.Constant(value + 1), ast.Constant(value - 1)]
        case ast.IfExp():
            return [node.body, node.orelse]
        case ast.UnaryOp(op=ast.Not()):
            return [node.operand]
        case ast.BoolOp():
            return [ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values), *one_fewer(node)]
        case ast.Compare():
            return compared(node)
        case ast.BinOp() if isinstance(node.op, ONE_OF_BOTH):
            return [node.left, node.right]
        case ast.BinOp() if type(node.op) in CALCULATED:
            return [ast.BinOp(node.left, CALCULATED[type(node.op)], node.right)]
        case ast.Call(func=ast.Name(id=name)) if name in EXCHANGED:
            return [ast.Call(ast.Name(EXCHANGED[name]), node.args, node.keywords)]
        case ast.Call(func=ast.Name(id="range"), args=[*others, stop]) if len(others) < 2:
            return [ast.Call(node.func, [*others, ast.BinOp(stop, ast.Sub(), ast.Constant(1))], [])]
    return []


def is_call(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def one_fewer(node: ast.BoolOp) -> list[ast.expr]:
    """The conditions without one of them."""
    rest = [[value for value in node.values if value is not gone] for gone in node.values]
    return [ast.BoolOp(node.op, values) if len(values) > 1 else values[0] for values in rest]


def compared(node: ast.Compare) -> list[ast.expr]:
    return [
        ast.Compare(node.left, [*node.ops[:at], other, *node.ops[at + 1 :]], node.comparators)
        for at, op in enumerate(node.ops)
        for other in COMPARED[type(op)]
    ]

import type { JsonValue } from '../state/json-value.ts';

/** The names that lead to a value. */
export type Path = readonly string[];

/** Records of one shape by column, so that names are written once. */
export type RecordGroup = {
  /** The path of each column. A value without names, such as a list, is one column. */
  readonly paths: readonly Path[];
  /** The position of each record. */
  readonly at: readonly number[];
  /** A constant column is written as one value. */
  readonly columns: readonly (readonly JsonValue[] | { readonly all: JsonValue })[];
};

export type RecordReader = (row: number) => unknown;

/** Each is a field in one of the shapes. */
const MAX_SHAPES = 50_000;

type Growing = {
  readonly shape: Shape;
  readonly paths: readonly Path[];
  readonly at: number[];
  readonly columns: JsonValue[][];
};
type Fields = Readonly<Record<string, JsonValue | undefined>>;

/** One eighth of the records' JSON, and unpacked in a third of its parse time. */
export function packRecords(records: readonly object[]): readonly RecordGroup[] {
  const groups: Growing[] = [];
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record is what JSON can say.
    for (const [index, record] of records.entries()) addRecord(groups, record as Fields, index);
    return groups.map(({ paths, at, columns }) => ({ paths, at, columns: columns.map(shorten) }));
  } finally {
    for (const { shape } of groups) shape.group = null;
  }
}

function addRecord(groups: Growing[], record: Fields, index: number): void {
  flat.length = 0;
  const shape = flatten(record, shapes.root(), flat);
  if (shape.group === null) {
    shape.group = { shape, paths: shape.paths(), at: [], columns: flat.map(() => []) };
    groups.push(shape.group);
  }
  const { at, columns } = shape.group;
  at.push(index);
  for (let column = 0; column < flat.length; column += 1) columns[column]?.push(flat[column] ?? null);
}

/** The values of the record that is being packed. */
const flat: JsonValue[] = [];

export function unpackRecords(groups: readonly RecordGroup[]): readonly unknown[] {
  const records: unknown[] = [];
  for (const group of groups) {
    const read = recordReader(group);
    for (let row = 0; row < group.at.length; row += 1) records[group.at[row] ?? 0] = read(row);
  }
  return records;
}

/** Makes the record of a row of the group, each time anew. `isWanted` leaves out other fields. */
export function recordReader({ paths, columns }: RecordGroup, isWanted?: (path: Path) => boolean): RecordReader {
  const wanted = isWanted === undefined ? columns : columns.filter((_, column) => isWanted(paths[column] ?? []));
  const lists = wanted.map((column) => (isList(column) ? column : [column.all]));
  const masks = wanted.map((column) => (isList(column) ? EVERY_ROW : FIRST_ROW));
  return makerOf(isWanted === undefined ? paths : paths.filter(isWanted))(lists, masks);
}

/** Where names lead to. Nearly all have one, which needs no map. */
class Steps {
  #name: string | null = null;
  #first: Shape | null = null;
  #others: Map<string, Shape> | null = null;

  get(name: string): Shape | undefined {
    return this.#name === name && this.#first !== null ? this.#first : this.#others?.get(name);
  }

  add(name: string, shape: Shape): Shape {
    if (this.#first === null) {
      this.#name = name;
      this.#first = shape;
    } else {
      this.#others ??= new Map();
      this.#others.set(name, shape);
    }
    return shape;
  }
}

/** The field names so far, in order. Records with the same end shape are alike. */
class Shape {
  /** Of the records that are being packed. */
  group: Growing | null = null;
  readonly #before: Shape | null;
  /** The names that lead to the record whose fields these are. */
  readonly #above: Path;
  /** Of the value that is the last step, if it is one. */
  readonly #path: Path | null;
  #values: Steps | null = null;
  #inside: Steps | null = null;
  #outside: Shape | null = null;

  constructor(before: Shape | null = null, above: Path = [], path: Path | null = null) {
    this.#before = before;
    this.#above = above;
    this.#path = path;
  }

  value(name: string): Shape {
    this.#values ??= new Steps();
    return this.#values.get(name) ?? this.#values.add(name, shapes.add(this, this.#above, this.#pathTo(name)));
  }

  inside(name: string): Shape {
    this.#inside ??= new Steps();
    return this.#inside.get(name) ?? this.#inside.add(name, shapes.add(this, this.#pathTo(name), null));
  }

  outside(): Shape {
    this.#outside ??= shapes.add(this, this.#above.slice(0, -1), null);
    return this.#outside;
  }

  /** Of all values, in order. */
  paths(): readonly Path[] {
    const paths: Path[] = this.#path === null ? [] : [this.#path];
    for (let shape = this.#before; shape !== null; shape = shape.#before)
      if (shape.#path !== null) paths.push(shape.#path);
    return paths.toReversed();
  }

  #pathTo(name: string): Path {
    // In an object literal it would not name a field.
    if (name === '__proto__') throw new Error('a record has a field that cannot be written');
    return [...this.#above, name];
  }
}

/** Kept from chunk to chunk, because records of a desk have few shapes. They are forgotten when there are too many. */
class Shapes {
  #root = new Shape();
  #count = 0;

  root(): Shape {
    if (this.#count > MAX_SHAPES) {
      this.#root = new Shape();
      this.#count = 0;
    }
    return this.#root;
  }

  add(before: Shape, above: Path, path: Path | null): Shape {
    this.#count += 1;
    return new Shape(before, above, path);
  }
}

const shapes = new Shapes();

/** Collects the values in order and returns their shape. It runs on the engine's thread, so it allocates no lists. */
function flatten(record: Fields, from: Shape, values: JsonValue[]): Shape {
  let shape = from;
  for (const name in record) {
    const value = record[name];
    if (value === undefined) continue;
    if (hasNames(value)) shape = flatten(value, shape.inside(name), values).outside();
    else {
      values.push(value);
      shape = shape.value(name);
    }
  }
  return shape;
}

function hasNames(value: JsonValue): value is { readonly [name: string]: JsonValue } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is neither a list nor null has fields.
  const fields = value as Fields;
  for (const name in fields) if (fields[name] !== undefined) return true;
  return false;
}

function shorten(column: readonly JsonValue[]): readonly JsonValue[] | { readonly all: JsonValue } {
  const first = column[0] ?? null;
  if (typeof first === 'object' && first !== null) return column;
  // A loop, because every column of a snapshot passes here.
  for (let at = 1; at < column.length; at += 1) if (column[at] !== first) return column;
  return { all: first };
}

function isList(column: RecordGroup['columns'][number]): column is readonly JsonValue[] {
  return Array.isArray(column);
}

/** The index mask of a column. A constant column has a single row. */
const EVERY_ROW = -1;
const FIRST_ROW = 0;

/** Gives the reader of a group. */
type Maker = (columns: readonly (readonly JsonValue[])[], masks: readonly number[]) => RecordReader;

const MAX_MAKERS = 2_000;
const makers = new Map<string, Maker>();

function makerOf(paths: RecordGroup['paths']): Maker {
  const key = JSON.stringify(paths);
  const known = makers.get(key);
  if (known !== undefined) return known;
  if (makers.size >= MAX_MAKERS) makers.clear();
  const made = makeMaker(paths);
  makers.set(key, made);
  return made;
}

/**
 * A literal creates all records alike, several times faster than field by field. Constant inner records are created
 * once and shared, because records are immutable.
 */
function makeMaker(paths: RecordGroup['paths']): Maker {
  const columns = paths.map((_, column) => `const c${column} = columns[${column}], m${column} = masks[${column}];`);
  const shared: string[] = [];
  const record = literalOf(treeOf(paths), shared);
  const text = [...columns, 'const row = 0;', ...shared, `return (row) => (${record});`].join('\n');
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- the names are ours and quoted.
  const make = new Function('columns', 'masks', text) as Maker;
  // Shown first that a field may have anything. Else V8 converts all records one by one, as soon as one has a fraction
  // where all before had whole numbers.
  const masks = paths.map(() => FIRST_ROW);
  for (const value of [null, 0]) {
    make(
      paths.map(() => [value]),
      masks,
    )(0);
  }
  return make;
}

type Tree = Map<string, Tree | number>;

function treeOf(paths: RecordGroup['paths']): Tree {
  const root: Tree = new Map();
  for (const [column, path] of paths.entries()) plant(root, path, column);
  return root;
}

function plant(tree: Tree, [name = '', ...rest]: Path, column: number): void {
  if (rest.length === 0) {
    tree.set(name, column);
    return;
  }
  const known = tree.get(name);
  const branch: Tree = known instanceof Map ? known : new Map();
  tree.set(name, branch);
  plant(branch, rest, column);
}

/** The record of a row; `shared` gets the lines that make, before the first row, what all of them have. */
function literalOf(tree: Tree, shared: string[]): string {
  const fields = Array.from(tree, ([name, value]) => {
    return `${JSON.stringify(name)}: ${typeof value === 'number' ? `c${value}[row & m${value}]` : branchOf(value, shared)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function branchOf(tree: Tree, shared: string[]): string {
  const literal = literalOf(tree, shared);
  const name = `s${shared.length}`;
  const masks = columnsOf(tree).map((column) => `m${column}`);
  shared.push(`const ${name} = (${masks.join(' | ')}) === ${FIRST_ROW} ? ${literal} : null;`);
  return `${name} ?? ${literal}`;
}

function columnsOf(tree: Tree): readonly number[] {
  return Array.from(tree.values(), (value) => (typeof value === 'number' ? [value] : columnsOf(value))).flat();
}

/**
 * What an attribute may hold: text, a name, a tag (a positive integer), a count (0 or more), a decimal or a double as
 * its text, a time of day, a date, a zone, true or false, or one of some words.
 */
export type AttributeKind =
  | 'text'
  | 'name'
  | 'tag'
  | 'count'
  | 'int'
  | 'positive'
  | 'decimal'
  | 'double'
  | 'boolean'
  | 'time'
  | 'date'
  | 'month-year'
  | 'zone'
  | readonly string[];

export type AttributeTable = Readonly<Record<string, AttributeKind>>;

type ValueOf<Kind> = Kind extends 'tag' | 'count'
  ? number
  : Kind extends 'boolean'
    ? boolean
    : Kind extends readonly (infer Word)[]
      ? Word
      : string;

/** The attributes of a table as a record; those that a file leaves out are not there. */
export type AttributesOf<Table> = { readonly [Name in keyof Table]?: ValueOf<Table[Name]> };

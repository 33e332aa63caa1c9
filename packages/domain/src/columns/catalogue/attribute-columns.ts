import { ATTRIBUTES, type AttributeKey, type AttributeKind } from '../../attribute-keys.ts';
import type { ColumnCatalogue } from '../column.ts';
import type { ColumnKind } from '../column-kind.ts';
import { type ColumnOptions, defineColumns } from '../define-columns.ts';
import { recordOf } from '../record-of.ts';

/** Attribute kinds are column kinds, but for times, whose codes mean one thing at the start and another at the end. */
function columnKind(key: AttributeKey, kind: AttributeKind): ColumnKind {
  if (kind !== 'time') return kind;
  return key === 'attr_start_time' ? 'start-time' : 'end-time';
}

const described = new Map(ATTRIBUTES.map((attribute) => [attribute.key, attribute]));

function optionsOf(key: AttributeKey): ColumnOptions {
  const attribute = described.get(key);
  if (attribute === undefined) throw new Error(`No attribute is named ${key}.`);
  return { header: attribute.header, kind: columnKind(key, attribute.kind) };
}

/** A column for each key of the attribute table, under the header that the table gives it. */
export const attributeColumns: ColumnCatalogue<AttributeKey> = defineColumns(
  'attribute',
  recordOf([...described.keys()], optionsOf),
);

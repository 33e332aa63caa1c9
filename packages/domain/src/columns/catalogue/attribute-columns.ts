import { type AttributeDescription, ATTRIBUTES, type AttributeKey, type AttributeKind } from '../../attribute-keys.ts';
import type { ColumnCatalogue } from '../column.ts';
import type { ColumnKind } from '../column-kind.ts';
import { type ColumnOptions, defineColumns } from '../define-columns.ts';
import { MARKET_DATA } from '../market-data.ts';
import { recordOf } from '../record-of.ts';
import { COMMON } from '../total-rule.ts';

/** Times are shown as codes. The same code means different things for start and end. */
function columnKind(key: AttributeKey, kind: AttributeKind): ColumnKind {
  if (kind === 'market-quantity') return 'quantity';
  if (kind !== 'time') return kind;
  return key === 'attr_start_time' ? 'start-time' : 'end-time';
}

const described = new Map<AttributeKey, AttributeDescription>(
  ATTRIBUTES.map((attribute) => [attribute.key, attribute]),
);

function optionsOf(key: AttributeKey): ColumnOptions {
  const attribute = described.get(key);
  if (attribute === undefined) throw new Error(`No attribute is named ${key}.`);
  const { header, kind, names = [], isMarketData = false } = attribute;
  return {
    header,
    kind: columnKind(key, kind),
    names,
    ...(kind === 'market-quantity' ? { total: COMMON } : {}),
    ...(isMarketData ? MARKET_DATA : {}),
  };
}

/** One column per key of the attribute table, with the table's header. */
export const attributeColumns: ColumnCatalogue<AttributeKey> = defineColumns(
  'attribute',
  recordOf([...described.keys()], optionsOf),
);

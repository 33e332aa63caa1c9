import type { AssetSelection } from '../asset-class.ts';
import type { PermissionFlag } from '../entities/permissions.ts';
import type { ColumnCatalogue, ColumnDefinition, ColumnSource } from './column.ts';
import { COLUMN_KINDS, type ColumnKind } from './column-kind.ts';
import { type ComputationName, isComputationName } from './computations.ts';
import { keysOf, recordOf } from './record-of.ts';
import { COMMON, SUM, type TotalRule } from './total-rule.ts';

export type ColumnOptions = {
  readonly header: string;
  readonly kind: ColumnKind;
  /** Set only when the key differs from the id. */
  readonly field?: string;
  readonly width?: number;
  readonly permission?: PermissionFlag;
  readonly isUrgent?: boolean;
  /** Set only when it differs from the default of the kind. */
  readonly total?: TotalRule;
  readonly names?: readonly string[];
  readonly isInEveryFile?: boolean;
  readonly quotesMarket?: boolean;
  readonly assetClasses?: readonly AssetSelection[];
  readonly sortable?: boolean;
  readonly filterable?: boolean;
};

const HEADER_CHARACTER_PX = 5.8;
const HEADER_MARGIN_PX = 20;

/** Width of the header with padding. The sort mark may cover the end of a long header. */
export function headerWidth(header: string): number {
  return Math.ceil(header.length * HEADER_CHARACTER_PX) + HEADER_MARGIN_PX;
}

/** A control's header is used only by the column chooser and screen readers, so it takes no width. */
function defaultWidth(source: ColumnSource, options: ColumnOptions): number {
  const kindWidth = COLUMN_KINDS[options.kind].width;
  return source === 'control' ? kindWidth : Math.max(kindWidth, headerWidth(options.header));
}

function computationOf(source: ColumnSource, id: string): ComputationName | null {
  if (source !== 'computed') return null;
  if (!isComputationName(id)) throw new Error(`There is no computation of ${id}.`);
  return id;
}

function defineColumn(source: ColumnSource, id: string, options: ColumnOptions): ColumnDefinition {
  const kind = COLUMN_KINDS[options.kind];
  const readsByName = source !== 'computed' && source !== 'control';
  return {
    id,
    header: options.header,
    kind: options.kind,
    source,
    field: options.field ?? (readsByName ? id : null),
    width: options.width ?? defaultWidth(source, options),
    permission: options.permission ?? null,
    isUrgent: options.isUrgent ?? false,
    quotesMarket: options.quotesMarket ?? false,
    computation: computationOf(source, id),
    total: options.total ?? (kind.isAdded ? SUM : COMMON),
    names: options.names ?? [],
    isInEveryFile: options.isInEveryFile ?? false,
    assetClasses: options.assetClasses ?? null,
    sortable: options.sortable ?? kind.sortable,
    filterable: options.filterable ?? kind.filter !== 'none',
  };
}

/** With the fields as `Id`, the compiler rejects a catalogue that misses one. */
export function defineColumns<Id extends string>(
  source: ColumnSource,
  options: Readonly<Record<Id, ColumnOptions>>,
): ColumnCatalogue<Id> {
  return recordOf(keysOf(options), (id) => defineColumn(source, id, options[id]));
}

export function pickColumns<Id extends string, Picked extends Id>(
  catalogue: ColumnCatalogue<Id>,
  ids: readonly Picked[],
): ColumnCatalogue<Picked> {
  return recordOf(ids, (id) => catalogue[id]);
}

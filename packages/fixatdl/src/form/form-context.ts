import type { CodecPlace } from '../wire/codec-place.ts';
import type { Control, Parameter } from '../model/fixatdl-file.ts';

/** A field as it goes over the wire. */
export type WireField = { readonly tag: number; readonly value: string };

/** What is agreed with a broker where files and the standard leave room. */
export type FormTerms = {
  /**
   * What becomes of a value whose control is off: left out, or sent as the standard has it. A value that a rule of the
   * file has just set is sent either way.
   */
  readonly offValues: 'left-out' | 'sent';
  /** Whether a control of a percentage holds 17.5 or 0.175 for 17.5%. */
  readonly percentages: 'percent' | 'ratio';
};

export const DEFAULT_TERMS: FormTerms = { offValues: 'left-out', percentages: 'percent' };

/** The order of a basket that a strategy trades as one. */
export type BasketPlace = { readonly id: string; readonly orders: number; readonly sequence: number };

/** Everything outside of the form that it depends on. */
export type FormContext = {
  readonly nowMs: number;
  /** The zone of the order's market, for clocks that name none. */
  readonly zone: string;
  /** The order's own fields by their FIX name, such as OrderQty, as FIX text. */
  readonly order: Readonly<Record<string, string>>;
  readonly lotSize?: string;
  readonly tickSize?: string;
  readonly terms?: FormTerms;
  /** The fields of the order that this one replaces. */
  readonly replaces?: readonly WireField[];
  /** Whether the form makes a template and no order. */
  readonly isTemplate?: boolean;
  readonly isDraft?: boolean;
  readonly basket?: BasketPlace;
  /** How parameters travel where a broker takes them in both ways. */
  readonly transport?: 'tags' | 'group';
};

export function termsOf({ terms = DEFAULT_TERMS }: FormContext): FormTerms {
  return terms;
}

/** Where the clock of a control stands: its own zone, its parameter's, or the market's. */
export function controlPlace(
  control: Control | undefined,
  parameter: Parameter | undefined,
  context: FormContext,
): CodecPlace {
  return {
    zone: control?.localMktTz ?? parameter?.localMktTz ?? context.zone,
    nowMs: context.nowMs,
    percentages: termsOf(context).percentages,
  };
}

/** The name of a field of the order within a file: FIX_OrderQty. Null for any other name. */
export function orderFieldName(field: string): string | null {
  return field.startsWith('FIX_') ? field.slice(4) : null;
}

export function orderField(context: FormContext, name: string): string | null {
  return Object.hasOwn(context.order, name) ? (context.order[name] ?? null) : null;
}

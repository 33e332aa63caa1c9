import type { FlagAttributeKey, NumberAttributeKey, TextAttributeKey, TimeAttributeKey } from '../attribute-keys.ts';

/** The parsed attributes_json of an algorithm. Null for values it does not report. */
export type AttributeFields = { readonly [Key in NumberAttributeKey]: number | null } & {
  readonly [Key in TimeAttributeKey | TextAttributeKey]: string | null;
} & { readonly [Key in FlagAttributeKey]: boolean };

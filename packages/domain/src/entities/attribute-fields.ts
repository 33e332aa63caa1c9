import type { FlagAttributeKey, NumberAttributeKey, TextAttributeKey, TimeAttributeKey } from '../attribute-keys.ts';

/** What an algorithm reports in attributes_json, once read; null where it reports nothing. */
export type AttributeFields = { readonly [Key in NumberAttributeKey]: number | null } & {
  readonly [Key in TimeAttributeKey | TextAttributeKey]: string | null;
} & { readonly [Key in FlagAttributeKey]: boolean };

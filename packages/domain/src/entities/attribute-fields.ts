import type { FlagAttributeKey, NumberAttributeKey, TimeAttributeKey } from '../attribute-keys.ts';

/** What an algorithm reports in attributes_json, once read; null where it reports nothing. */
export type AttributeFields = { readonly [Key in NumberAttributeKey]: number | null } & {
  readonly [Key in TimeAttributeKey]: string | null;
} & { readonly [Key in FlagAttributeKey]: boolean };

import { SETTINGS_VERSIONS } from '@meridian/domain/strategy-settings/settings-version';
import { type Static, Type } from 'typebox';
import { AssetClassSchema, EpochMsSchema, IdSchema, NullableText, nullable } from './schema-parts.ts';
import { GroupValuesSchema, SettingInputSchema, StrategySettingsSchema } from './strategy-schemas.ts';

export const SettingsVersionSchema = Type.Enum(SETTINGS_VERSIONS);

/** The values that a user enters in either version. V1 has no asset class. */
const values = { ...StrategySettingsSchema.properties, asset_class: nullable(AssetClassSchema) };

const Version = Type.Integer({ minimum: 1 });
const Count = Type.Integer({ minimum: 0 });

/** A change that needs or needed a second person's approval. */
const PROPOSAL_FIELDS = {
  id: IdSchema,
  base_version: nullable(Version),
  action: Type.Enum(['save', 'remove']),
  note: Type.String(),
  /** Raised by each amendment. */
  revision: Version,
  state: Type.Enum(['pending', 'approved', 'rejected', 'withdrawn', 'expired']),
  proposed_by: Type.String(),
  proposed_ms: EpochMsSchema,
  expires_ms: EpochMsSchema,
  decided_by: NullableText,
  decided_ms: nullable(EpochMsSchema),
  decision_note: NullableText,
  /** What the reader may do. */
  may_decide: Type.Boolean(),
  is_own: Type.Boolean(),
};

/** A proposed change of a setting. */
export const ProposalSchema = Type.Object({
  ...PROPOSAL_FIELDS,
  settings_version: SettingsVersionSchema,
  /** Null for a new setting. */
  settings_id: nullable(IdSchema),
  values: Type.Object(values),
});

/** A proposed change of a strategy group. */
export const GroupProposalSchema = Type.Object({
  ...PROPOSAL_FIELDS,
  /** Null for a new group. */
  group_id: nullable(IdSchema),
  values: GroupValuesSchema,
});

/** A proposed change of the way to venues, which is the same for every account. */
export const RoutingProposalSchema = Type.Object({
  ...PROPOSAL_FIELDS,
  kind: Type.Enum(['venue_configuration', 'destination', 'venue', 'penalty']),
  name: Type.String(),
  /** What is proposed, row by row: an order of venues has several. */
  changes: Type.Array(Type.String()),
});

/** Any of them, as it was decided. */
export const DecidedProposalSchema = Type.Union([ProposalSchema, GroupProposalSchema, RoutingProposalSchema]);

/** A row of the settings screens. */
export const SettingsRowSchema = Type.Object({
  ...values,
  id: IdSchema,
  version: Version,
  permission_level: Type.Enum(['read', 'write', 'owner']),
  /** A change needs a second person. */
  needs_approval: Type.Boolean(),
  saved_ms: EpochMsSchema,
  saved_by: NullableText,
  /** How many groups, strategies and accounts with open orders use it. */
  uses: Type.Object({ groups: Count, strategies: Count, orders: Count }),
});

export const SettingsHistorySchema = Type.Object({
  ...values,
  version: Version,
  action: Type.Enum(['created', 'updated', 'removed']),
  note: Type.String(),
  saved_by: NullableText,
  saved_ms: EpochMsSchema,
  approved_by: NullableText,
});

/** Saved at once, or pending approval. */
export const ProposedSchema = Type.Object({ proposal: ProposalSchema });
export const GroupProposedSchema = Type.Object({ proposal: GroupProposalSchema });
export const RoutingProposedSchema = Type.Object({ proposal: RoutingProposalSchema });

const { id: _id, version: _version, ...amendable } = SettingInputSchema.properties;

export const AmendmentSchema = Type.Object(
  { ...amendable, asset_class: nullable(AssetClassSchema) },
  { additionalProperties: false },
);

export type Proposal = Static<typeof ProposalSchema>;
export type GroupProposal = Static<typeof GroupProposalSchema>;
export type RoutingProposal = Static<typeof RoutingProposalSchema>;
export type SettingsRow = Static<typeof SettingsRowSchema>;
export type SettingsHistory = Static<typeof SettingsHistorySchema>;

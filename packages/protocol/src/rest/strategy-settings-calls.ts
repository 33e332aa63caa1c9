import { Type } from 'typebox';
import { UseSchema } from '../problem.ts';
import { restCall } from './rest-call.ts';
import { AssetClassSchema, IdParamsSchema, paging } from './schema-parts.ts';
import { settingFigures } from './strategy-figures-calls.ts';
import { SettingInputSchema, StoredSettingSchema } from './strategy-schemas.ts';
import {
  AmendmentSchema,
  DecidedProposalSchema,
  GroupProposalSchema,
  ProposalSchema,
  ProposedSchema,
  SettingsHistorySchema,
  SettingsRowSchema,
  SettingsVersionSchema,
} from './strategy-settings-schemas.ts';

const STRICT = { additionalProperties: false } as const;
const VersionQuery = Type.Object({ settings_version: SettingsVersionSchema }, STRICT);
const RequiredNote = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const OptionalNote = Type.Optional(Type.String({ maxLength: 500 }));

export const listSettings = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/settings',
  summary: 'Settings of one version that the user may see, with who uses them and what waits for approval.',
  access: 'user',
  query: Type.Object(
    { settings_version: SettingsVersionSchema, asset_class: Type.Optional(AssetClassSchema), ...paging },
    STRICT,
  ),
  response: Type.Array(SettingsRowSchema),
});

export const saveSetting = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/save_setting',
  summary:
    'Create a flat setting, or save a new version of one. It waits for a second person where the account says so. 409 when somebody saved meanwhile.',
  access: 'are_actions_permitted',
  body: SettingInputSchema,
  response: Type.Union([StoredSettingSchema, ProposedSchema]),
  problems: [404, 409],
});

export const listSettingsVersions = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/settings/:id/versions',
  summary: 'Every version of a setting or strategy, newest first.',
  access: 'user',
  params: IdParamsSchema,
  query: Type.Object({ settings_version: SettingsVersionSchema, ...paging }, STRICT),
  response: Type.Array(SettingsHistorySchema),
  problems: [404],
});

export const listSettingsUses = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/settings/:id/uses',
  summary: 'What uses a setting or strategy: groups, strategies that build on it, accounts with open orders.',
  access: 'user',
  params: IdParamsSchema,
  query: VersionQuery,
  response: Type.Array(UseSchema),
  problems: [404],
});

export const restoreSettings = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/settings/:id/restore',
  summary: 'Save an older version as the newest one. History is never rewritten.',
  access: 'are_actions_permitted',
  params: IdParamsSchema,
  body: Type.Object(
    {
      settings_version: SettingsVersionSchema,
      /** The version to restore. */
      restore: Type.Integer({ minimum: 1 }),
      /** The version on the screen. */
      version: Type.Integer({ minimum: 1 }),
      note: OptionalNote,
    },
    STRICT,
  ),
  response: Type.Union([Type.Object({ version: Type.Integer({ minimum: 1 }) }), ProposedSchema]),
  problems: [404, 409],
});

export const listProposals = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/proposals',
  summary: 'Changes of settings that wait for a second person.',
  access: 'user',
  query: Type.Object({ settings_version: Type.Optional(SettingsVersionSchema), ...paging }, STRICT),
  response: Type.Array(ProposalSchema),
});

export const listGroupProposals = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/group_proposals',
  summary: 'Changes of strategy groups that wait for a second person.',
  access: 'user',
  query: Type.Object(paging, STRICT),
  response: Type.Array(GroupProposalSchema),
});

export const amendProposal = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/proposals/:id/amend',
  summary: 'Change what one proposed; its approval begins anew.',
  access: 'are_actions_permitted',
  params: IdParamsSchema,
  body: AmendmentSchema,
  response: ProposalSchema,
  problems: [404, 409],
});

export const approveProposal = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/proposals/:id/approve',
  summary: 'Approve a change that somebody else proposed, as it was shown.',
  access: 'are_actions_permitted',
  params: IdParamsSchema,
  body: Type.Object({ revision: Type.Integer({ minimum: 1 }), note: OptionalNote }, STRICT),
  response: DecidedProposalSchema,
  problems: [404, 409],
});

export const rejectProposal = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/proposals/:id/reject',
  summary: 'Reject a change, with a note.',
  access: 'are_actions_permitted',
  params: IdParamsSchema,
  body: Type.Object({ note: RequiredNote }, STRICT),
  response: DecidedProposalSchema,
  problems: [404, 409],
});

export const withdrawProposal = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/proposals/:id/withdraw',
  summary: 'Withdraw a change that one proposed.',
  access: 'are_actions_permitted',
  params: IdParamsSchema,
  response: DecidedProposalSchema,
  problems: [404, 409],
});

export const STRATEGY_SETTINGS_CALLS = [
  listSettings,
  saveSetting,
  listSettingsVersions,
  listSettingsUses,
  settingFigures,
  restoreSettings,
  listProposals,
  listGroupProposals,
  amendProposal,
  approveProposal,
  rejectProposal,
  withdrawProposal,
] as const;

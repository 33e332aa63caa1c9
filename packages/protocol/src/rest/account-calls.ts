import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { nullable, ReasonSchema, strictObject } from './schema-parts.ts';
import { AccountSchema } from './user-calls.ts';

/** A file of ten thousand accounts fits. */
const MAX_ACCOUNT_FILE_BYTES = 2_000_000;

const AccountUploadOutcomeSchema = Type.Object({
  /** `refused` when a line must be fixed first. Nothing was applied. */
  outcome: Type.Enum(['previewed', 'refused', 'unchanged', 'uploaded']),
  changes: Type.Array(
    Type.Object({
      ...AccountSchema.properties,
      line: Type.Integer({ minimum: 1 }),
      action: Type.Enum(['added', 'renamed', 'kept']),
      before: nullable(Type.String({ description: "The client's name until now" })),
    }),
  ),
  findings: Type.Array(
    Type.Object({
      line: nullable(Type.Integer({ minimum: 1, description: 'Null for the file as a whole' })),
      message: Type.String(),
    }),
  ),
});

export const uploadAccounts = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/accounts/upload',
  summary: 'Accounts, allocation accounts and client names from a comma-separated file; whole or not at all.',
  access: 'is_admin',
  needsRecentPassword: true,
  body: strictObject({
    text: Type.String({ minLength: 1, maxLength: MAX_ACCOUNT_FILE_BYTES }),
    is_preview: Type.Boolean({ description: 'Says what the upload would do, and writes nothing' }),
    reason: Type.Optional(ReasonSchema),
  }),
  maxBodyBytes: 2 * MAX_ACCOUNT_FILE_BYTES,
  response: AccountUploadOutcomeSchema,
});

/** Beyond the named calls; all of them are ours. */
export const ACCOUNT_CALLS = [uploadAccounts] as const;

import { FIRST_STEP_IDS } from '@meridian/domain/first-steps/first-steps';
import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { nullable, NullableText, strictObject } from './schema-parts.ts';

const FirstStepSchema = Type.Object({
  id: Type.Enum(FIRST_STEP_IDS),
  title: Type.String(),
  is_done: Type.Boolean(),
  found: Type.String({ description: 'What is there, in numbers' }),
  missing: nullable(Type.String({ description: 'What is missing and what to do' })),
  page: Type.Object({ label: Type.String(), path: Type.String() }),
  command: NullableText,
});

export const readFirstSteps = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/first_steps',
  summary: 'What a new desk has and what it lacks: accounts, reference data, limits, users, past, reports, lines.',
  access: 'is_admin',
  response: Type.Object({ steps: Type.Array(FirstStepSchema) }),
});

export const inviteUser = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/users/invite',
  summary: 'Mail somebody the address of the registration page. Permissions follow after the registration.',
  access: 'is_admin',
  body: strictObject({ email_id: Type.String({ minLength: 3, maxLength: 254 }) }),
  response: Type.Object({ email_id: Type.String() }),
  status: 202,
  problems: [400, 409],
});

/** For the first days of a desk; both are ours. */
export const FIRST_STEPS_CALLS = [readFirstSteps, inviteUser] as const;

export type FirstStepRow = Static<typeof FirstStepSchema>;

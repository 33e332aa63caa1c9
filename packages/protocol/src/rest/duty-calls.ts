import { DUTY_MODES, DUTY_PAIRS } from '@meridian/domain/duties/duties';
import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { EpochMsSchema, IdSchema, nullable, NullableText, ReasonSchema, strictObject } from './schema-parts.ts';

const PairSchema = Type.Enum(DUTY_PAIRS);
const ModeSchema = Type.Enum(DUTY_MODES);

const DutiesSchema = Type.Object({
  policy: Type.Array(
    Type.Object({
      pair: PairSchema,
      words: Type.String(),
      mode: ModeSchema,
      changed_by: NullableText,
      changed_ms: nullable(EpochMsSchema),
    }),
  ),
  /** Everybody who holds a pair that is not off. */
  breaches: Type.Array(
    Type.Object({
      user_id: IdSchema,
      email_id: Type.String(),
      name: Type.String(),
      pairs: Type.Array(PairSchema),
      words: Type.Array(Type.String()),
    }),
  ),
});

export const listDuties = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/duties',
  summary: 'Which duties exclude each other, and who breaks it.',
  access: 'is_admin',
  response: DutiesSchema,
});

export const setDutyMode = restCall({
  service: 'main',
  method: 'POST',
  path: '/admin/duties',
  summary: 'Set what happens to a person with two duties: nothing, a warning, or a refusal.',
  access: 'is_admin',
  needsRecentPassword: true,
  body: strictObject({ pair: PairSchema, mode: ModeSchema, reason: ReasonSchema }),
  response: DutiesSchema,
});

export const dutiesFile = restCall({
  service: 'main',
  method: 'GET',
  path: '/admin/duties/file',
  summary: 'Who breaks the policy, as CSV.',
  access: 'is_admin',
  audit: 'exported',
  response: Type.Unknown({ description: 'text/csv' }),
});

export const DUTY_CALLS = [listDuties, setDutyMode, dutiesFile] as const;

export type DutiesAnswer = Static<typeof DutiesSchema>;

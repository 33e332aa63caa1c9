import { type Static, Type } from 'typebox';

const AddressSchema = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: 'Absolute, or relative to the origin of the page',
});

/** What `/config.json` holds. */
export const RuntimeConfigSchema = Type.Object({
  isProd: Type.Boolean(),
  /** Whether markets are simulated. When missing, a page assumes real markets. */
  world: Type.Optional(Type.Union([Type.Literal('simulated'), Type.Literal('connected')])),
  /** Whether demo users, whose password is public, are reachable from other machines. */
  isDemoExposed: Type.Optional(Type.Boolean()),
  socketUrl: AddressSchema,
  nodeSocketUrl: AddressSchema,
  serverUrl: AddressSchema,
  marketIntelligenceUrl: AddressSchema,
});

export type RuntimeConfig = Static<typeof RuntimeConfigSchema>;

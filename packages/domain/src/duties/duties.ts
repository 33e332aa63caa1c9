import type { PermissionFlag } from '../entities/permissions.ts';

/** What a person does that somebody else has to be able to check. */
export const DUTIES = ['orders', 'cases', 'grants', 'limits'] as const;
export type Duty = (typeof DUTIES)[number];

/** The permission that carries each duty. Administrators grant permissions and approve limits alike. */
export const DUTY_FLAGS = {
  orders: 'are_actions_permitted',
  cases: 'surveillance_permit',
  grants: 'is_admin',
  limits: 'is_admin',
} as const satisfies Record<Duty, PermissionFlag>;

export const DUTY_WORDS: Readonly<Record<Duty, string>> = {
  orders: 'act on orders',
  cases: 'judge surveillance cases',
  grants: 'grant permissions',
  limits: 'approve limits',
};

/** Pairs of which one checks the other. The control comes second: it is what is refused. */
export const DUTY_PAIRS = ['orders-cases', 'orders-grants', 'orders-limits', 'cases-grants', 'cases-limits'] as const;
export type DutyPair = (typeof DUTY_PAIRS)[number];

const PARTS: Readonly<Record<DutyPair, readonly [Duty, Duty]>> = {
  'orders-cases': ['orders', 'cases'],
  'orders-grants': ['orders', 'grants'],
  'orders-limits': ['orders', 'limits'],
  'cases-grants': ['cases', 'grants'],
  'cases-limits': ['cases', 'limits'],
};

/** Off: nothing is said. Warn: it is told and recorded. Refuse: neither the grant nor the act goes through. */
export const DUTY_MODES = ['off', 'warn', 'refuse'] as const;
export type DutyMode = (typeof DUTY_MODES)[number];

/** A pair that is missing is off. */
export type DutyPolicy = Partial<Readonly<Record<DutyPair, DutyMode>>>;

type Flags = Pick<Readonly<Record<PermissionFlag, boolean>>, (typeof DUTY_FLAGS)[Duty]>;

function holds(flags: Flags, pair: DutyPair): boolean {
  return PARTS[pair].every((duty) => flags[DUTY_FLAGS[duty]]);
}

function pairsOf(flags: Flags, policy: DutyPolicy, modes: readonly DutyMode[]): readonly DutyPair[] {
  return DUTY_PAIRS.filter((pair) => modes.includes(policy[pair] ?? 'off') && holds(flags, pair));
}

/** The pairs that a person holds although the policy says otherwise. */
export function brokenPairs(flags: Flags, policy: DutyPolicy): readonly DutyPair[] {
  return pairsOf(flags, policy, ['warn', 'refuse']);
}

/** The pairs that a grant would newly give, by what the policy does about them. Taking away is never refused. */
export function newPairs(
  before: Flags,
  after: Flags,
  policy: DutyPolicy,
  mode: 'warn' | 'refuse',
): readonly DutyPair[] {
  return pairsOf(after, policy, [mode]).filter((pair) => !holds(before, pair));
}

/** Why a person may not do an act of a duty. Null when they may. */
export function whyNotAct(flags: Flags, policy: DutyPolicy, duty: Duty): string | null {
  const pair = pairsOf(flags, policy, ['refuse']).find((each) => PARTS[each][1] === duty);
  if (pair === undefined) return null;
  return `You may also ${DUTY_WORDS[PARTS[pair][0]]}, and the desk's policy keeps the two apart: somebody else has to do this. An administrator can take one of the duties away.`;
}

/** `act on orders and judge surveillance cases` */
export function pairWords(pair: DutyPair): string {
  const [one, other] = PARTS[pair];
  return `${DUTY_WORDS[one]} and ${DUTY_WORDS[other]}`;
}

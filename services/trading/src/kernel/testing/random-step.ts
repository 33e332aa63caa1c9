import * as fc from 'fast-check';

/** Something that a user, a venue, the market or the clock does; `pick` chooses among what is there. */
export type RandomStep =
  | {
      readonly kind: 'new';
      readonly lots: number;
      readonly strat: string;
      readonly spread: boolean;
      readonly insists: boolean;
    }
  | {
      readonly kind: 'list';
      readonly accept: 'whole' | 'rows';
      readonly lots: readonly number[];
      readonly strats: readonly string[];
      readonly insists: boolean;
    }
  | {
      readonly kind: 'modify';
      readonly pick: number;
      readonly lots: number;
      readonly limit: number;
      /** What the user believes the quantity to be; null: he does not say. */
      readonly expected: number | null;
      readonly insists: boolean;
    }
  | { readonly kind: 'note'; readonly pick: number }
  | { readonly kind: 'cancel' | 'cancel_children' | 'pause' | 'resume'; readonly pick: number }
  | { readonly kind: 'global'; readonly isOn: boolean }
  | { readonly kind: 'fill'; readonly pick: number; readonly lots: number; readonly isLate: boolean }
  | {
      readonly kind: 'confirm' | 'unsolicited' | 'refuse-cancel' | 'accept' | 'reject' | 'expire';
      readonly pick: number;
    }
  | { readonly kind: 'invite'; readonly pick: number; readonly lots: number }
  | { readonly kind: 'late-fill' | 'repeat'; readonly pick: number }
  | { readonly kind: 'market'; readonly bidTicks: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'hold' | 'let-go' }
  /** Venues answer about one order at a time, or never. */
  | { readonly kind: 'answer'; readonly pick: number };

/** Or the engine dies and comes back. */
export type LifeStep = RandomStep | { readonly kind: 'restart' };

const pick = fc.nat(1_000);
const lots = fc.integer({ min: 1, max: 200 });
const just = <Kind extends string>(...kinds: Kind[]) => fc.record({ kind: fc.constantFrom(...kinds), pick });

export const randomStep: fc.Arbitrary<RandomStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('new' as const),
      lots,
      strat: fc.constantFrom('restless', 'peg', 'block'),
      spread: fc.constant(false),
      insists: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('new' as const),
      lots: fc.integer({ min: 1, max: 20 }),
      strat: fc.constant('legging'),
      spread: fc.constant(true),
      insists: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('modify' as const),
      pick,
      lots,
      limit: fc.oneof(fc.integer({ min: 99, max: 102 }), fc.constantFrom(108, 130)),
      expected: fc.option(lots),
      insists: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      accept: fc.constantFrom('whole', 'rows'),
      lots: fc.array(lots, { minLength: 1, maxLength: 4 }),
      strats: fc.array(fc.constantFrom('peg', 'peg', 'idle', 'unheard', ''), { minLength: 1, maxLength: 4 }),
      insists: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: just('note') },
  { weight: 3, arbitrary: just('cancel', 'cancel_children', 'pause', 'resume') },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('global' as const), isOn: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('fill' as const), pick, lots, isLate: fc.boolean() }) },
  { weight: 8, arbitrary: just('confirm', 'accept') },
  { weight: 4, arbitrary: just('unsolicited', 'refuse-cancel', 'reject', 'expire') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('invite' as const), pick, lots }) },
  { weight: 5, arbitrary: just('late-fill', 'repeat') },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('market' as const), bidTicks: fc.integer({ min: 9_995, max: 10_005 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(10, 300, 1_000, 6_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hold' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('let-go' as const) }) },
  { weight: 3, arbitrary: just('answer') },
);

export const lifeStep: fc.Arbitrary<LifeStep> = fc.oneof(
  { weight: 40, arbitrary: randomStep },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
);

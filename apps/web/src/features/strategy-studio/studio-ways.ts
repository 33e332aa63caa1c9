import type { ParameterValue } from '@meridian/domain/strategies/parameter-definition';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';

/** The base variant, and up to three others. */
export const WAY_KEYS = ['base', 'A', 'B', 'C'] as const;

export type WayKey = (typeof WAY_KEYS)[number];

/** A strategy with its parameters. */
export type Way = {
  readonly strat: StrategyName;
  readonly values: Readonly<Record<string, ParameterValue>>;
};

export type StudioWays = {
  /** In the order of their keys; the base is always there. */
  readonly ways: Readonly<Partial<Record<WayKey, Way>>>;
  readonly selected: WayKey;
};

export const FIRST_WAYS: StudioWays = { ways: { base: { strat: 'vwap', values: {} } }, selected: 'base' };

export function shownWays({ ways }: StudioWays): readonly (Way & { readonly key: WayKey })[] {
  return WAY_KEYS.flatMap((key) => {
    const way = ways[key];
    return way === undefined ? [] : [{ key, ...way }];
  });
}

export function hasRoom({ ways }: StudioWays): boolean {
  return WAY_KEYS.some((key) => ways[key] === undefined);
}

/** Adds a copy of the selected variant and selects it. */
export function withCopy(state: StudioWays, base: Way): StudioWays {
  const key = WAY_KEYS.find((each) => state.ways[each] === undefined);
  if (key === undefined) return state;
  const { strat, values } = state.selected === 'base' ? base : (state.ways[state.selected] ?? base);
  return { ways: { ...state.ways, [key]: { strat, values } }, selected: key };
}

export function withoutWay({ ways, selected }: StudioWays, key: Exclude<WayKey, 'base'>): StudioWays {
  const left = Object.entries(ways).filter(([each]) => each !== key);
  return { ways: Object.fromEntries(left), selected: selected === key ? 'base' : selected };
}

export function withWay({ ways, selected }: StudioWays, way: Way): StudioWays {
  return { ways: { ...ways, [selected]: way }, selected };
}

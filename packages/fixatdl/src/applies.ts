import type { Strategy } from './model/fixatdl-file.ts';
import { isInRegion } from './model/regions.ts';

/** What a strategy's filters look at. */
export type TradedInstrument = {
  /** ISO 3166. */
  readonly country: string;
  /** ISO 10383. */
  readonly mic: string;
  /** SecurityType (167). */
  readonly securityType: string;
};

type Inclusion = { readonly inclusion?: 'Include' | 'Exclude'; readonly isMatch: boolean };

/** Whether a strategy is for an instrument. A market that is named overrules regions and countries. */
export function appliesTo(strategy: Strategy, { country, mic, securityType }: TradedInstrument): boolean {
  const types = strategy.securityTypes.map((each) => matching(each.inclusion, each.name === securityType));
  if (!isIncluded(types)) return false;
  const market = strategy.markets.find(({ MICCode }) => MICCode === mic);
  if (market?.inclusion === 'Include') return true;
  // Markets that are named to be included shut out all others only where no region says which others remain.
  if (market?.inclusion === 'Exclude') return false;
  const hasIncluded = strategy.markets.some(({ inclusion }) => inclusion === 'Include');
  if (hasIncluded && strategy.regions.length === 0) return false;
  return isIncluded(strategy.regions.map((region) => regionMatch(region, country)));
}

function matching(inclusion: 'Include' | 'Exclude' | undefined, isMatch: boolean): Inclusion {
  return { inclusion: inclusion ?? 'Include', isMatch };
}

/** Countries narrow their region as regions narrow the world. */
function regionMatch({ name, inclusion, countries }: Strategy['regions'][number], country: string): Inclusion {
  const isWithin = name !== undefined && isInRegion(country, name);
  if (countries.length === 0) return matching(inclusion, isWithin);
  const named = countries.map((each) => matching(each.inclusion, each.CountryCode === country));
  if (inclusion === 'Exclude') {
    // Of an excluded region only the countries that are included stay in.
    const stays = countries.some((each) => each.CountryCode === country && each.inclusion === 'Include');
    return matching('Exclude', isWithin && !stays);
  }
  return matching('Include', isWithin && isIncluded(named));
}

/** With anything included only that is in; else all but what is excluded. */
function isIncluded(all: readonly Inclusion[]): boolean {
  const included = all.filter(({ inclusion }) => inclusion === 'Include');
  if (included.length > 0) return included.some(({ isMatch }) => isMatch);
  return !all.some(({ isMatch }) => isMatch);
}

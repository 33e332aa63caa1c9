import type { AssetClass, AssetSelection } from '@meridian/domain/asset-class';
import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import {
  activeInstruments,
  costFixedDuration,
  costFixedParticipation,
  statEstimate,
  statRealized,
  tradingStats,
} from '@meridian/protocol/rest/market-intelligence-calls';
import {
  type COST_GROUPINGS,
  costByGroup,
  modelCalibration,
  realizedOrders,
} from '@meridian/protocol/rest/calibration-calls';
import { keepPreviousData } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { usePanelQuery } from '../../api/use-panel-query.ts';
import type { CostAddress } from './cost-address.ts';

const KEY = 'transaction-cost';
/** Older days are not drawn. */
const EVERY_DAY = '2000-01-01';

export type CostQuestion = {
  readonly symbol: string | null;
  readonly pace: { readonly rate: number } | { readonly minutes: number };
  readonly quantity: number;
  readonly side: 'BUY' | 'SELL';
  readonly limit: number | null;
};

/** Instruments of the chosen asset class; calendar spreads are futures to the service. */
export function useActiveInstruments(asset: AssetSelection) {
  const api = useApi();
  const assetClass = asset === 'EQUITY' ? 'EQUITY' : 'FUTURE';
  return usePanelQuery({
    queryKey: [KEY, 'instruments', assetClass],
    queryFn: async ({ signal }) => {
      const answer = await api.callMarketIntelligence(activeInstruments, {
        query: { asset_class: assetClass },
        signal,
      });
      return orThrow(activeInstruments, answer).value;
    },
    select: (all) => all.filter(({ asset_sub_class }) => (asset_sub_class !== null) === (asset === CALENDAR_SPREAD)),
  });
}

function questionOf({ symbol, strategy, rate, minutes, size, side, limit }: CostAddress): CostQuestion {
  return { symbol, pace: strategy === '1' ? { minutes } : { rate }, quantity: size, side, limit };
}

/** Under which the estimate of an address is kept. */
export function estimateKey(address: CostAddress) {
  return [KEY, 'estimate', questionOf(address)] as const;
}

/** The estimate that the address asks for. */
export function useAskedEstimate(address: CostAddress) {
  return useCostEstimate(questionOf(address));
}

export function useCostEstimate(question: CostQuestion) {
  const api = useApi();
  const { symbol, pace, quantity, side, limit } = question;
  return usePanelQuery({
    queryKey: [KEY, 'estimate', question],
    enabled: symbol !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const order = {
        exchange_symbol: symbol ?? '',
        order_qty: quantity,
        order_side: side,
        ...(limit !== null && { limit_price: limit }),
      };
      if ('rate' in pace) {
        const query = { ...order, part_rate: pace.rate };
        const answer = await api.callMarketIntelligence(costFixedParticipation, { query, signal });
        return orThrow(costFixedParticipation, answer).value;
      }
      const query = { ...order, duration_minutes: pace.minutes };
      return orThrow(costFixedDuration, await api.callMarketIntelligence(costFixedDuration, { query, signal })).value;
    },
  });
}

export function useRealisedStats(symbol: string | null) {
  const api = useApi();
  return usePanelQuery({
    queryKey: [KEY, 'realised', symbol],
    enabled: symbol !== null,
    queryFn: async ({ signal }) => {
      const query = { exchange_symbol: symbol ?? '' };
      return orThrow(statRealized, await api.callMarketIntelligence(statRealized, { query, signal })).value;
    },
  });
}

export function useStatEstimates(symbol: string | null) {
  const api = useApi();
  return usePanelQuery({
    queryKey: [KEY, 'expected', symbol],
    enabled: symbol !== null,
    queryFn: async ({ signal }) => {
      const query = { exchange_symbol: symbol ?? '', from: EVERY_DAY };
      return orThrow(statEstimate, await api.callMarketIntelligence(statEstimate, { query, signal })).value;
    },
  });
}

export function useTradingStats(symbol: string | null) {
  const api = useApi();
  return usePanelQuery({
    queryKey: [KEY, 'averages', symbol],
    enabled: symbol !== null,
    queryFn: async ({ signal }) => {
      const query = { exchange_symbol: symbol ?? '' };
      return orThrow(tradingStats, await api.callMarketIntelligence(tradingStats, { query, signal })).value;
    },
  });
}

export function useCalibration(assetClass: 'EQUITY' | 'FUTURE') {
  const api = useApi();
  return usePanelQuery({
    queryKey: [KEY, 'calibration', assetClass],
    queryFn: async ({ signal }) => {
      const query = { asset_class: assetClass };
      return orThrow(modelCalibration, await api.callMarketIntelligence(modelCalibration, { query, signal })).value;
    },
  });
}

export function useRealisedOrders(symbol: string | null) {
  const api = useApi();
  return usePanelQuery({
    queryKey: [KEY, 'orders', symbol],
    enabled: symbol !== null,
    queryFn: async ({ signal }) => {
      const query = { exchange_symbol: symbol ?? '' };
      return orThrow(realizedOrders, await api.callMarketIntelligence(realizedOrders, { query, signal })).value;
    },
  });
}

/** What By list, By asset class and By country ask for: the first and the last keep to the chosen asset class. */
export function costGroupsQuestion(group: (typeof COST_GROUPINGS)[number], days: number, asset: AssetSelection) {
  const asset_class: AssetClass = asset === 'EQUITY' ? 'EQUITY' : 'FUTURE';
  return { group, days, ...(group !== 'asset-class' && { asset_class }) };
}

/** Realised against expected by a property of the orders, over the last trading days. */
export function useCostGroups(query: ReturnType<typeof costGroupsQuestion>) {
  const api = useApi();
  return usePanelQuery({
    queryKey: [KEY, 'groups', query],
    queryFn: async ({ signal }) => {
      return orThrow(costByGroup, await api.callMarketIntelligence(costByGroup, { query, signal })).value;
    },
  });
}

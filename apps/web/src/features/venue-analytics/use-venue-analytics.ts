import { CACHE_STALE_AFTER_MS } from '@meridian/domain/constants';
import { PAGE_NOT_AVAILABLE } from '@meridian/domain/request-error';
import type { AssetClass } from '@meridian/domain/asset-class';
import { venueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';
import { addPenalty } from '@meridian/protocol/rest/venue-calls';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { CallFailed, orThrow } from '../../api/call-failed.ts';
import { screenFailureMessage } from '../../api/error-text.ts';
import { usePanelQuery } from '../../api/use-panel-query.ts';
import type { VenueSettings } from './venue-address.ts';

/** Past days do not change; what was computed is fresh for five minutes. Figures of other days are never shown instead. */
export function useVenueAnalytics(settings: VenueSettings, assetClass: AssetClass) {
  const { days, side, weight, country, strat } = settings;
  const { callMain } = useApi();
  return usePanelQuery({
    queryKey: ['venue-analytics', days, side, weight, country, strat, assetClass],
    staleTime: CACHE_STALE_AFTER_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = {
        days: Number(days),
        weight,
        asset_class: assetClass,
        ...(side === 'both' ? {} : { side }),
        ...(country === null ? {} : { country }),
        ...(strat === null ? {} : { strat }),
      };
      return orThrow(venueAnalytics, await callMain(venueAnalytics, { query, signal })).value;
    },
  });
}

/** The sentences of the analytics screens. */
export function venueErrorText(error: Error): string {
  return error instanceof CallFailed ? screenFailureMessage(error.failure) : PAGE_NOT_AVAILABLE;
}

export function usePenaliseVenue() {
  const { callMain } = useApi();
  return useMutation({
    mutationFn: async (micCode: string) =>
      orThrow(addPenalty, await callMain(addPenalty, { body: { data: { micCode, reason: 'Venue analytics' } } })).value,
  });
}

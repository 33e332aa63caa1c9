import { CACHE_STALE_AFTER_MS } from '@meridian/domain/constants';
import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: CACHE_STALE_AFTER_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

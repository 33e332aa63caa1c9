import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createApiClient } from './api-client.ts';
import { ApiProvider } from './api-context.tsx';

type Answered = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** An element as it is when these queries are answered and no other is. */
export function withQueries(element: ReactElement, answered: Answered = []) {
  const client = new QueryClient();
  for (const [key, data] of answered) client.setQueryData(key, data);
  const api = createApiClient({
    baseUrls: { main: 'http://x/main', 'market-intelligence': 'http://x/mi' },
    fetch: () => new Promise<never>(() => undefined),
    token: () => null,
    onTokenRefused: () => undefined,
    onPasswordRequired: async () => false,
  });
  return (
    <QueryClientProvider client={client}>
      <ApiProvider api={api}>{element}</ApiProvider>
    </QueryClientProvider>
  );
}

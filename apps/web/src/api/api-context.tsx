import { createContext, type ReactNode, use } from 'react';
import type { ApiClient } from './api-client.ts';

const ApiContext = createContext<ApiClient | null>(null);

export function ApiProvider({ api, children }: { readonly api: ApiClient; readonly children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** `const { callMain } = useApi()`: typed by the description of the call, with failures as values. */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

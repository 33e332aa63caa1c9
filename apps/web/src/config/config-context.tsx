import { createContext, type ReactNode, use } from 'react';
import type { RuntimeConfig } from '@meridian/protocol/runtime-config';

const ConfigContext = createContext<RuntimeConfig | null>(null);

export function ConfigProvider({ config, children }: { readonly config: RuntimeConfig; readonly children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

export function useConfig(): RuntimeConfig {
  const config = use(ConfigContext);
  if (config === null) throw new Error('useConfig needs a ConfigProvider above it');
  return config;
}

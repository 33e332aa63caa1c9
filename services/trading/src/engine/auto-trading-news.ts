import type { Kernel } from '../kernel/kernel.ts';
import type { EngineNews } from './engine-messages.ts';

/** The state of global auto-trading, with the report of the kill switch while it is thrown. */
export function autoTradingNews(kernel: Pick<Kernel, 'published' | 'killReport'>): EngineNews {
  const { desk } = kernel.published;
  const { isAutoTrading: isOn, autoTradingBy: by, autoTradingReason: reason = null, autoTradingMs: sinceMs } = desk;
  const killReport = kernel.killReport();
  return { kind: 'auto-trading', state: { isOn, by, reason, sinceMs, killReport } };
}

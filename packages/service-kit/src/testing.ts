import type { OpenSession } from '@meridian/protocol/ports/identity';
import { createLogger, type Logger } from './logger.ts';

/** For tests that ignore logs. */
export function silentLogger(): Logger {
  return createLogger({ level: 'silent', isPretty: false });
}

/** An open session without permissions. A test overrides what it needs. */
export function testSession(overrides: Partial<OpenSession> = {}): OpenSession {
  return {
    sessionId: 'session-1',
    kind: 'main',
    user: {
      id: 1,
      email_id: 'trader@meridian.local',
      name: 'A Trader',
      short_name: 'AT',
      trader_id: 'AT',
      organisation: 'Meridian',
      is_admin: false,
      are_actions_permitted: false,
      dashboard_permit: false,
      log_permit: false,
      python_permit: false,
      market_impact_permit: false,
      market_data_permit: false,
      surveillance_permit: false,
      data_permissions: { accounts: [], alloc_accounts: [] },
    },
    isVerified: true,
    maxConnections: 10,
    expiresMs: 0,
    confirmedMs: 0,
    idleMs: null,
    ...overrides,
  };
}

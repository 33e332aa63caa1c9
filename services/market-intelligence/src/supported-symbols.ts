import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { supportedSymbols } from '@meridian/protocol/rest/market-intelligence-auth-calls';
import type { OpenDatabase } from '@meridian/storage/database';
import type { FastifyInstance } from 'fastify';

/** Far more than a desk trades. A list of this size still fits one response. */
const MAX_SYMBOLS = 50_000;

/** `/api/supported-symbols/`: empty until instruments are loaded. */
export function supportedSymbolRoutes(app: FastifyInstance, guard: CallGuard, { db }: Pick<OpenDatabase, 'db'>): void {
  registerCall(app, guard, supportedSymbols, async () => {
    const symbols = await db
      .selectFrom('instrument')
      .select(['bestex_id', 'exchange_symbol', 'asset_class', 'country', 'trade_currency', 'description'])
      .orderBy('exchange_symbol')
      .orderBy('bestex_id')
      .limit(MAX_SYMBOLS)
      .execute();
    return { kind: 'good', body: symbols };
  });
}

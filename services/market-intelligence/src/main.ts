import { join } from 'node:path';
import { runApart } from '@meridian/identity/apart/run-apart';
import { marketIntelligence } from './app.ts';

await runApart({
  name: 'market-intelligence',
  port: 8083,
  prepare: async (app, { environment, identity, database, credentialLimits, callPace, nowMs }) => {
    const historyDir = join(environment.dataDir, 'history');
    await app.register(marketIntelligence, { identity, database, credentialLimits, callPace, historyDir, nowMs });
    return [];
  },
});

import { runApart } from '@meridian/identity/apart/run-apart';
import { marketIntelligence } from './app.ts';

await runApart({
  name: 'market-intelligence',
  port: 8083,
  prepare: async (app, { database, identity, credentialLimits }) => {
    await app.register(marketIntelligence, { identity, database, credentialLimits });
    return [];
  },
});

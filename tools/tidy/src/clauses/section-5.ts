import type { Clause } from './clause.ts';

const HERE = 'tools/tidy/src/clauses/section-5.test.ts';
const DOMAIN = 'packages/domain/src';

/** Validation and display. */
export const section5: readonly Clause[] = [
  {
    id: 'spec 5.1',
    says: 'an email has a local part, domain labels and an end of two letters',
    test: [`${DOMAIN}/email.test.ts`, 'accepts every address built by the rule'],
  },
  { id: 'spec 5.2', says: 'each of thirty special characters is found', test: [HERE, '[spec 5.2]'] },
  {
    id: 'spec 5.3',
    says: 'an account file keeps rows that name an account',
    test: [`${DOMAIN}/accounts/account-file.test.ts`, 'keeps exactly the rows with an account'],
  },
  { id: 'spec 5.4', says: 'the first destination that is named twice is found', test: [HERE, '[spec 5.4]'] },
  { id: 'spec 5.5', says: 'a market order has MKT for a limit', test: [HERE, '[spec 5.5]'] },
  { id: 'spec 5.6', says: 'the instruction None is N/A', test: [HERE, '[spec 5.6]'] },
  { id: 'spec 5.7', says: 'rates have a percent sign, percents two decimals, changes one', test: [HERE, '[spec 5.7]'] },
  { id: 'spec 5.8', says: 'what cannot be computed is blank or NA', test: [HERE, '[spec 5.8]'] },
  { id: 'spec 5.9', says: 'aggregation is ON or OFF', test: [HERE, '[spec 5.9]'] },
  {
    id: 'spec 5.10',
    says: 'default and list destinations stay out of the strategy settings',
    test: [HERE, '[spec 5.10]'],
  },
  {
    id: 'spec 5.11',
    says: 'equities are the default, and rows without a class are equities',
    test: [HERE, '[spec 5.11]'],
  },
  { id: 'spec 5.12', says: 'computed columns follow their formulas', test: [HERE, '[spec 5.12]'] },
  { id: 'spec 5.13', says: 'a destination drops its _UAT for display', test: [HERE, '[spec 5.13]'] },
];

import type { Clause } from './clause.ts';

const HERE = 'tools/tidy/src/clauses/section-8.test.ts';

/** Errors and their texts. */
export const section8: readonly Clause[] = [
  {
    id: 'spec 8.1',
    says: 'without an answer analytics and venue screens say network error',
    test: [HERE, '[spec 8.1]'],
  },
  {
    id: 'spec 8.2',
    says: 'a 404 and every other error say that the page is not available',
    test: [HERE, '[spec 8.2]'],
  },
  { id: 'spec 8.3', says: 'a failed action keeps the message with status Error', test: [HERE, '[spec 8.3]'] },
  {
    id: 'spec 8.4',
    says: 'a failed save of a strategy is titled Error with what the server said',
    test: [HERE, '[spec 8.4]'],
  },
  {
    id: 'spec 8.5',
    says: 'too many connections mark no sign-in as failed, every other reason does',
    test: [HERE, '[spec 8.5]'],
  },
  { id: 'spec 8.6', says: 'a failed sign-out says that something went wrong', test: [HERE, '[spec 8.6]'] },
  {
    id: 'spec 8.7',
    says: 'user info fails with the status, the message, or a network error',
    test: [HERE, '[spec 8.7]'],
  },
  { id: 'spec 8.8', says: 'a pin error is what the field error says', test: [HERE, '[spec 8.8]'] },
  { id: 'spec 8.9', says: 'a configuration that cannot be loaded is logged', test: [HERE, '[spec 8.9]'] },
];

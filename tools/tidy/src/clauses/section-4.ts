import type { Clause } from './clause.ts';

const HERE = 'tools/tidy/src/clauses/section-4.test.ts';
const DOMAIN = 'packages/domain/src';
const LIVE = 'packages/live-client/src';

/** States and transitions. */
export const section4: readonly Clause[] = [
  {
    id: 'spec 4.1',
    says: 'there are thirteen order statuses',
    test: [`${DOMAIN}/order-status.test.ts`, 'has thirteen statuses, each once'],
  },
  { id: 'spec 4.2', says: 'an order without a status shows WORKING', test: [HERE, '[spec 4.2]'] },
  { id: 'spec 4.3', says: 'partial ends are shortened to P.', test: [HERE, '[spec 4.3]'] },
  { id: 'spec 4.4', says: 'a working parent without auto trading shows PAUSED', test: [HERE, '[spec 4.4]'] },
  {
    id: 'spec 4.5',
    says: 'a child that is out for a firm-up shows Invited, in the style of a fill',
    test: [HERE, '[spec 4.5]'],
  },
  { id: 'spec 4.6', says: 'Auto is ON or OFF', test: [HERE, '[spec 4.6]'] },
  {
    id: 'spec 4.7',
    says: 'four statuses are active',
    test: [`${DOMAIN}/order-status.test.ts`, 'is active while WORKING, INIT, SENT or NEW'],
  },
  { id: 'spec 4.8', says: 'the status filter has its eight boxes in two groups', test: [HERE, '[spec 4.8]'] },
  {
    id: 'spec 4.9',
    says: 'the filter starts with all boxes checked, and is active otherwise',
    test: [`${DOMAIN}/status-filter.test.ts`, 'starts with everything checked, inactive'],
  },
  {
    id: 'spec 4.10',
    says: 'the filter tells its mode as 0, 1, 2 or −1',
    test: [`${DOMAIN}/status-filter.test.ts`, 'reports completed-only 0, not-completed-only 1, both 2, neither -1'],
  },
  { id: 'spec 4.11', says: 'the limit filter has its two boxes', test: [HERE, '[spec 4.11]'] },
  {
    id: 'spec 4.12',
    says: 'a limit outside the market is marked, by side, and never a market order',
    test: [HERE, '[spec 4.12]'],
  },
  {
    id: 'spec 4.13',
    says: 'a selection splits into pending and working',
    test: [`${DOMAIN}/order-selection.test.ts`, 'separates pending from working orders'],
  },
  {
    id: 'spec 4.14',
    says: 'pending and active orders together block every action',
    test: [`${DOMAIN}/order-selection.test.ts`, 'blocks PENDING together with %s'],
  },
  {
    id: 'spec 4.15',
    says: 'staged parents have no child-level actions',
    test: [`${DOMAIN}/child-actions.test.ts`, 'leave staged parents out'],
  },
  {
    id: 'spec 4.16',
    says: 'in power search only lists count that balance no load',
    test: [`${DOMAIN}/child-actions.test.ts`, 'count only listed orders outside load-balance lists'],
  },
  {
    id: 'spec 4.17',
    says: 'nothing counts before the snapshot',
    test: [`${LIVE}/live-feed.test.ts`, '[LS31] ignores increments until the snapshot is whole'],
  },
  {
    id: 'spec 4.18',
    says: 'a snapshot replaces everything',
    test: [`${LIVE}/live-feed.test.ts`, '[LS32] a snapshot replaces everything'],
  },
  {
    id: 'spec 4.19',
    says: 'an increment changes its row or adds one',
    test: [`${LIVE}/grid/row-store.test.ts`, '[LS33] merges a change into the row of its key'],
  },
  {
    id: 'spec 4.20',
    says: 'the first logs replace, later ones are added',
    test: [`${LIVE}/node-logs/log-buffer.test.ts`, '[NS4] replaces by the initial load and appends later ones'],
  },
  {
    id: 'spec 4.21',
    says: 'a change of a connection is an alert, its first report is none',
    test: ['services/trading/src/live/registry-alerts.test.ts', '[LS70] none at first sight'],
  },
  {
    id: 'spec 4.22',
    says: 'five alerts are kept, and the unread are counted',
    test: [
      'apps/web/src/features/alerts/alert-log.test.ts',
      'keeps the newest five, newest first, and counts every unread one',
    ],
  },
  {
    id: 'spec 4.23',
    says: 'a vendor counts with status 2',
    test: [`${DOMAIN}/connection.test.ts`, 'count the vendors with status 2'],
  },
  {
    id: 'spec 4.24',
    says: 'the connection is tried again 5 s after it closed',
    test: [`${LIVE}/live-session.test.ts`, '[LS80] reconnects exactly 5 s after the close'],
  },
  {
    id: 'spec 4.25',
    says: 'progress comes once in 2 s at most',
    test: [`${LIVE}/progress-channel.test.ts`, '[LS73] shows at most one per 2 s'],
  },
  {
    id: 'spec 4.26',
    says: 'progress stops while the tab is hidden and is asked for again',
    test: [`${LIVE}/progress-channel.test.ts`, '[LS73] stops while hidden and repeats the last request'],
  },
  {
    id: 'spec 4.27',
    says: 'a notification waits one second and the latest wins',
    test: [`${LIVE}/live-feed.test.ts`, '[LS72] shows the latest notification 1 s after'],
  },
  { id: 'spec 4.28', says: 'audit types stand in four groups', test: [HERE, '[spec 4.28]'] },
  { id: 'spec 4.29', says: 'start times are codes or times', test: [HERE, '[spec 4.29]'] },
  { id: 'spec 4.30', says: 'end times are codes, minutes or times', test: [HERE, '[spec 4.30]'] },
  { id: 'spec 4.31', says: 'three strategies must finish, and so does a flag', test: [HERE, '[spec 4.31]'] },
  { id: 'spec 4.32', says: 'a saved strategy says so with its name', test: [HERE, '[spec 4.32]'] },
  { id: 'spec 4.33', says: 'frequencies, date ranges and aggregations have their words', test: [HERE, '[spec 4.33]'] },
  { id: 'spec 4.34', says: 'a report without a type, a date or a run says so', test: [HERE, '[spec 4.34]'] },
  { id: 'spec 4.35', says: 'two pin errors end the whole sign-in', test: [HERE, '[spec 4.35]'] },
  { id: 'spec 4.36', says: 'market impact is refused by a 403 alone', test: [HERE, '[spec 4.36]'] },
];

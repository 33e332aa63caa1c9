import { BOTH, expectMessage, logOn, logOut, NEWS, ping, type Scenario, send, type Step } from './scenario.ts';

/** A News message and its echo. */
function echoed(seq: number, answerSeq: number): readonly Step[] {
  return [send('B', seq, NEWS), expectMessage('B', answerSeq, '148=Headline')];
}

function repeated(seq: number): Step {
  return expectMessage('B', seq, '43=Y|122=*|148=Headline');
}

function filled(from: number, next: number): Step {
  return expectMessage('4', from, `43=Y|123=Y|36=${next}`);
}

export const resendScenarios: readonly Scenario[] = [
  {
    id: '4a_NoDataSentDuringHeartBtInt',
    about: 'A Heartbeat comes when nothing else does.',
    roles: BOTH,
    steps: [{ do: 'log-on', heartbeatSeconds: 2 }, expectMessage('0', 2), send('0', 2), expectMessage('0', 3)],
  },
  {
    id: '4b_ReceivedTestRequest',
    about: 'A TestRequest is answered with its id.',
    roles: BOTH,
    steps: [logOn, send('1', 2, '112=ID'), expectMessage('0', 2, '112=ID'), ...logOut(3, 3)],
  },
  {
    id: '6_SendTestRequest',
    about: 'Silence brings a TestRequest, and then the end of the connection.',
    roles: BOTH,
    steps: [
      { do: 'log-on', heartbeatSeconds: 2 },
      expectMessage('0', 2),
      expectMessage('1', 3, '112=*'),
      expectMessage('0', 4),
      { do: 'expect-closed' },
    ],
  },
  {
    id: '8_OnlyAdminMessages',
    about: 'Session messages are not sent again: a gap fill stands in.',
    roles: BOTH,
    steps: [
      logOn,
      ...ping(2, 2),
      ...ping(3, 3),
      ...ping(4, 4),
      send('2', 5, '7=2|16=4'),
      filled(2, 5),
      send('2', 6, '7=2|16=0'),
      filled(2, 5),
      ...ping(7, 5),
      ...logOut(8, 6),
    ],
  },
  {
    id: '8_OnlyApplicationMessages',
    about: 'Business messages are sent again with PossDupFlag.',
    roles: BOTH,
    needsEcho: true,
    steps: [
      logOn,
      ...echoed(2, 2),
      ...echoed(3, 3),
      ...echoed(4, 4),
      send('2', 5, '7=2|16=4'),
      ...[2, 3, 4].map(repeated),
      send('2', 6, '7=3|16=3'),
      repeated(3),
      send('2', 7, '7=2|16=0'),
      ...[2, 3, 4].map(repeated),
      ...logOut(8, 5),
    ],
  },
  {
    id: '8_AdminAndApplicationMessages',
    about: 'Business messages are sent again, and gap fills stand in for the others.',
    roles: BOTH,
    needsEcho: true,
    steps: [
      logOn,
      ...ping(2, 2),
      ...ping(3, 3),
      ...echoed(4, 4),
      ...echoed(5, 5),
      ...ping(6, 6),
      ...echoed(7, 7),
      send('2', 8, '7=2|16=3'),
      filled(2, 4),
      send('2', 9, '7=2|16=5'),
      filled(2, 4),
      repeated(4),
      repeated(5),
      send('2', 10, '7=2|16=0'),
      filled(2, 4),
      repeated(4),
      repeated(5),
      filled(6, 7),
      repeated(7),
      ...ping(11, 8),
      ...logOut(12, 9),
    ],
  },
  {
    id: '13b_UnsolicitedLogoutMessage',
    about: 'A Logout is answered and the connection closed.',
    roles: BOTH,
    steps: [logOn, ...logOut(2, 2)],
  },
  {
    id: '20_SimultaneousResendRequest',
    about: 'A ResendRequest behind a gap is answered before the gap is filled.',
    roles: BOTH,
    needsEcho: true,
    steps: [
      logOn,
      ...echoed(2, 2),
      ...echoed(3, 3),
      send('0', 7),
      expectMessage('2', 4, '7=4|16=*'),
      send('2', 8, '7=2|16=3'),
      repeated(2),
      repeated(3),
      ...[4, 5, 6].map((seq) => send('0', seq, '', { isPossDup: true })),
      ...logOut(9, 5),
    ],
  },
];

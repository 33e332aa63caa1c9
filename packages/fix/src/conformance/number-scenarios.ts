import { BOTH, closed, expectMessage, logOn, logOut, NEWS, ORDER, ping, type Scenario, send } from './scenario.ts';

export const numberScenarios: readonly Scenario[] = [
  scenario('2a_MsgSeqNumCorrect', 'Messages with the expected numbers are taken.', [
    ...ping(2, 2),
    ...ping(3, 3),
    ...logOut(4, 4),
  ]),
  scenario(
    '2b_MsgSeqNumTooHigh',
    'A number that is too high brings a ResendRequest, and messages are taken in order.',
    [
      send('1', 4, '112=FOUR'),
      expectMessage('2', 2, '7=2|16=*'),
      send('1', 2, '112=TWO', { isPossDup: true }),
      expectMessage('0', 3, '112=TWO'),
      send('1', 3, '112=THREE', { isPossDup: true }),
      expectMessage('0', 4, '112=THREE'),
      expectMessage('0', 5, '112=FOUR'),
      ...logOut(5, 6),
    ],
  ),
  scenario('2c_MsgSeqNumTooLow', 'A number that is too low ends the session.', [
    ...ping(2, 2),
    send('1', 2, '112=AGAIN'),
    expectMessage('5', 3, '58=MsgSeqNum too low, expecting 3 but received 2'),
    closed,
  ]),
  scenario('2d_GarbledMessage', 'A garbled message is skipped and not counted.', [
    send('1', 2, '112=LOST', { breakage: 'first-byte' }),
    ...ping(2, 2),
    ...logOut(3, 3),
  ]),
  scenario('2e_PossDupAlreadyReceived', 'A possible duplicate of a message that was taken is dropped.', [
    ...ping(2, 2),
    send('1', 2, '112=HELLO', { isPossDup: true, origSendingTime: -1 }),
    ...ping(3, 3),
    ...logOut(4, 4),
  ]),
  scenario('2e_PossDupNotReceived', 'A possible duplicate with the expected number is taken.', [
    send('1', 2, '112=HELLO', { isPossDup: true, origSendingTime: -1 }),
    expectMessage('0', 2, '112=HELLO'),
    ...logOut(3, 3),
  ]),
  scenario(
    '2f_PossDupOrigSendingTimeTooHigh',
    'An OrigSendingTime after the SendingTime is rejected and ends the session.',
    [
      ...ping(2, 2),
      send('1', 2, '112=HELLO', { isPossDup: true, origSendingTime: 10 }),
      expectMessage('3', 3, '45=2|372=1', 10),
      expectMessage('5', 4),
      closed,
    ],
  ),
  scenario('2g_PossDupNoOrigSendingTime', 'A possible duplicate without OrigSendingTime is rejected.', [
    ...ping(2, 2),
    send('1', 2, '112=HELLO', { isPossDup: true, origSendingTime: null }),
    expectMessage('3', 3, '45=2|371=122', 1),
    ...ping(3, 4),
    ...logOut(4, 5),
  ]),
  scenario('2i_BeginStringValueUnexpected', 'Another BeginString ends the session.', [
    send('1', 2, '112=HELLO', { beginString: 'FIX.4.9' }),
    expectMessage('5', 2, '58=Incorrect BeginString'),
    closed,
  ]),
  scenario('2k_CompIDDoesNotMatchProfile', 'Another CompID is rejected and ends the session.', [
    send('1', 2, '112=HELLO', { sender: 'NOBODY' }),
    expectMessage('3', 2, '45=2|372=1', 9),
    expectMessage('5', 3),
    closed,
  ]),
  scenario(
    '2m_BodyLengthValueNotCorrect',
    'A message with a wrong BodyLength is skipped; the next one shows the gap.',
    [
      send('1', 2, '112=LOST', { breakage: 'length-short' }),
      send('1', 3, '112=THREE'),
      expectMessage('2', 2, '7=2|16=*'),
      send('1', 2, '112=TWO'),
      expectMessage('0', 3, '112=TWO'),
      expectMessage('0', 4, '112=THREE'),
      send('1', 4, '112=LOST', { breakage: 'length-long' }),
      send('1', 4, '112=FOUR'),
      expectMessage('0', 5, '112=FOUR'),
      ...logOut(5, 6),
    ],
  ),
  scenario('2o_SendingTimeValueOutOfRange', 'A SendingTime that is out of range is rejected and ends the session.', [
    send('1', 2, '112=HELLO', { sendingTime: -600 }),
    expectMessage('3', 2, '45=2|371=52', 10),
    expectMessage('5', 3),
    closed,
  ]),
  scenario('2t_FirstThreeFieldsOutOfOrder', 'Messages whose first three fields are out of order are skipped.', [
    send('1', 2, '112=LOST', { breakage: 'second-field' }),
    ...ping(2, 2),
    send('1', 3, '112=LOST', { breakage: 'third-field' }),
    ...ping(3, 3),
    ...logOut(4, 4),
  ]),
  scenario('3b_InvalidChecksum', 'A message with a wrong CheckSum is skipped.', [
    send('1', 2, '112=LOST', { breakage: 'checksum' }),
    ...ping(2, 2),
    ...logOut(3, 3),
  ]),
  scenario('3c_GarbledMessage', 'After a garbled message the next number is too high, and the lost one is asked for.', [
    send('1', 2, '112=LOST', { breakage: 'checksum' }),
    send('0', 3),
    expectMessage('2', 2, '7=2|16=*'),
    send('1', 2, '112=TWO', { isPossDup: true }),
    expectMessage('0', 3, '112=TWO'),
    ...logOut(4, 4),
  ]),
  scenario('10_MsgSeqNumEqual', 'A gap fill with the expected number moves it on.', [
    send('4', 2, '36=20|123=Y'),
    ...ping(20, 2),
    ...logOut(21, 3),
  ]),
  scenario('10_MsgSeqNumGreater', 'A gap fill with a number that is too high brings a ResendRequest.', [
    send('4', 9, '36=20|123=Y'),
    expectMessage('2', 2, '7=2|16=*'),
    send('4', 2, '36=9|123=Y', { isPossDup: true }),
    ...ping(20, 3),
    ...logOut(21, 4),
  ]),
  scenario(
    '10_MsgSeqNumLess',
    'A gap fill with a number that is too low is dropped as a duplicate, or ends the session.',
    [
      send('4', 1, '36=20|123=Y', { isPossDup: true, origSendingTime: -1 }),
      ...ping(2, 2),
      send('4', 1, '36=20|123=Y'),
      expectMessage('5', 3, '58=MsgSeqNum too low, expecting 3 but received 1'),
      closed,
    ],
  ),
  scenario('11a_NewSeqNoGreater', 'A reset to a higher number holds, whatever its own number.', [
    send('4', 1, '36=20|123=N'),
    ...ping(20, 2),
    ...logOut(21, 3),
  ]),
  scenario('11b_NewSeqNoEqual', 'A reset to the expected number changes nothing.', [
    send('4', 1, '36=2'),
    ...ping(2, 2),
    ...logOut(3, 3),
  ]),
  scenario('11c_NewSeqNoLess', 'A reset to a lower number is rejected.', [
    send('4', 2, '36=1'),
    expectMessage('3', 2, '45=2|371=36', 5),
    ...ping(2, 3),
    ...logOut(3, 4),
  ]),
  scenario('RejectResentMessage', 'A resent message at fault is rejected, and held messages follow.', [
    send('1', 3, '112=ONE'),
    expectMessage('2', 2, '7=2|16=*'),
    send('D', 2, ORDER.replace('38=100', '38=+100'), { isPossDup: true }),
    expectMessage('3', 3, '45=2|371=38|372=D', 6),
    expectMessage('0', 4, '112=ONE'),
    ...ping(4, 5),
    ...logOut(5, 6),
  ]),
  {
    ...scenario(
      '19a_PossResendMessageThatHasAlreadyBeenSent',
      'A possible resend has a number of its own and is taken.',
      [
        send('B', 2, NEWS),
        expectMessage('B', 2, '148=Headline'),
        send('B', 3, `97=Y|${NEWS}`),
        expectMessage('B', 3, '148=Headline'),
        ...logOut(4, 4),
      ],
    ),
    needsEcho: true,
  },
  {
    ...scenario('19b_PossResendMessageThatHasNotBeenSent', 'A possible resend that is the first is taken.', [
      send('B', 2, `97=Y|${NEWS}`),
      expectMessage('B', 2, '148=Headline'),
      ...logOut(3, 3),
    ]),
    needsEcho: true,
  },
];

function scenario(id: string, about: string, steps: Scenario['steps']): Scenario {
  return { id, about, roles: BOTH, steps: [logOn, ...steps] };
}

import {
  ACCEPTOR,
  BOTH,
  closed,
  connect,
  expectMessage,
  INITIATOR,
  logOn,
  logOut,
  ping,
  type Scenario,
  send,
} from './scenario.ts';

const LOGON = '98=0|108=30|<version>';

export const logonScenarios: readonly Scenario[] = [
  {
    id: '1a_ValidLogonWithCorrectMsgSeqNum',
    about: 'A Logon with the expected number is answered.',
    roles: BOTH,
    steps: [logOn, ...logOut(2, 2)],
  },
  {
    id: '1a_ValidLogonMsgSeqNumTooHigh',
    about: 'A Logon whose number is too high is answered, and the missing messages are asked for.',
    roles: ACCEPTOR,
    steps: [
      connect,
      send('A', 5, LOGON),
      expectMessage('A', 1, '98=0|108=30'),
      expectMessage('2', 2, '7=1|16=*'),
      send('5', 6),
      expectMessage('5', 3),
      closed,
    ],
  },
  {
    id: '1b_DuplicateIdentity',
    about: 'A second connection with the same identity is closed.',
    roles: ACCEPTOR,
    steps: [
      logOn,
      { do: 'connect', line: 2 },
      send('A', 1, LOGON, { line: 2 }),
      { do: 'expect-closed', line: 2 },
      ...ping(2, 2),
      ...logOut(3, 3),
    ],
  },
  refused('1c_InvalidSenderCompID', 'A Logon from an unknown SenderCompID is not answered.', { sender: 'NOBODY' }),
  refused('1c_InvalidTargetCompID', 'A Logon to an unknown TargetCompID is not answered.', { target: 'NOBODY' }),
  refused('1d_InvalidLogonWrongBeginString', 'A Logon of another version is not answered.', { beginString: 'FIX.4.0' }),
  {
    id: '1d_InvalidLogonBadSendingTime',
    about: 'A Logon with a wrong SendingTime ends the connection.',
    roles: ACCEPTOR,
    steps: [connect, send('A', 1, LOGON, { sendingTime: -3_600 }), expectMessage('5', 1, '58=*'), closed],
  },
  {
    id: '1d_InvalidLogonLengthInvalid',
    about: 'A Logon with a wrong BodyLength is garbled; the connection closes without a Logon in time.',
    roles: ACCEPTOR,
    steps: [connect, send('A', 1, LOGON, { breakage: 'length-short' }), closed],
  },
  {
    id: '1e_NotLogonMessage',
    about: 'A first message that is no Logon ends the connection.',
    roles: ACCEPTOR,
    steps: [connect, send('1', 1, '112=HELLO'), closed],
  },
  {
    id: 'AlreadyLoggedOn',
    about: 'A second connection while logged on changes nothing on the first.',
    roles: ACCEPTOR,
    steps: [
      logOn,
      { do: 'connect', line: 2 },
      send('A', 2, LOGON, { line: 2 }),
      { do: 'expect-closed', line: 2 },
      ...ping(2, 2),
    ],
  },
  {
    id: 'SessionReset',
    about: 'A Logon with ResetSeqNumFlag while logged on begins at 1 on both sides.',
    roles: BOTH,
    steps: [
      logOn,
      ...[2, 3, 4, 5].map((seq) => send('0', seq)),
      ...ping(6, 2),
      send('A', 1, `${LOGON}|141=Y`),
      expectMessage('A', 1, '141=Y'),
      ...ping(2, 2),
      ...logOut(3, 3),
    ],
  },
  {
    id: 'I1_LogonMsgSeqNumTooLow',
    about: 'An initiator that gets a Logon with a number that is too low ends the connection.',
    roles: INITIATOR,
    steps: [
      logOn,
      ...logOut(2, 2),
      connect,
      expectMessage('A', 3, '98=0'),
      send('A', 1, LOGON),
      expectMessage('5', 4, '58=MsgSeqNum too low, expecting 3 but received 1'),
      closed,
    ],
  },
  {
    id: 'I2_LogonMsgSeqNumTooHigh',
    about: 'An initiator that gets a Logon with a number that is too high asks for what is missing.',
    roles: INITIATOR,
    steps: [connect, expectMessage('A', 1, '98=0'), send('A', 5, LOGON), expectMessage('2', 2, '7=1|16=*')],
  },
  {
    id: 'I3_LogoutInsteadOfLogon',
    about: 'An initiator whose Logon is answered with a Logout ends the connection.',
    roles: INITIATOR,
    steps: [connect, expectMessage('A', 1, '98=0'), send('5', 1, '58=no'), closed],
  },
];

function refused(id: string, about: string, more: Parameters<typeof send>[3]): Scenario {
  return { id, about, roles: ACCEPTOR, steps: [connect, send('A', 1, LOGON, more), closed] };
}

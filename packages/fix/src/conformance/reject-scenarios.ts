import { BOTH, expectMessage, logOn, logOut, NEWS, ORDER, ping, type Scenario, send, type Step } from './scenario.ts';

/** A message at fault, its reject, and proof that it counted. */
function rejected(id: string, about: string, faults: readonly (readonly [Step, string, number])[]): Scenario {
  const steps = faults.flatMap(([fault, fields, reason], index): Step[] => [
    fault,
    expectMessage('3', index + 2, `45=${index + 2}|${fields}`, reason),
  ]);
  const next = faults.length + 2;
  return { id, about, roles: BOTH, steps: [logOn, ...steps, ...ping(next, next), ...logOut(next + 1, next + 1)] };
}

export const rejectScenarios: readonly Scenario[] = [
  rejected('2q_MsgTypeNotValid', 'A message type that is not defined is rejected.', [[send('*', 2), '372=*', 11]]),
  {
    id: '2r_UnregisteredMsgType',
    about: 'A type that is defined and not taken is answered with a BusinessMessageReject.',
    roles: BOTH,
    steps: [logOn, send('H', 2, '11=ID|55=INTC|54=1'), expectMessage('j', 2, '45=2|372=H|380=3'), ...logOut(3, 3)],
  },
  {
    id: '7_ReceiveRejectMessage',
    about: 'A Reject is taken and not answered.',
    roles: BOTH,
    steps: [logOn, send('3', 2, '45=1|58=no'), ...ping(3, 2), ...logOut(4, 3)],
  },
  rejected('14a_BadField', 'A tag that is not defined is rejected.', [
    [send('0', 2, '4999=HI'), '371=4999|372=0', 0],
    [send('0', 3, '0=HI'), '371=0|372=0', 0],
    [send('0', 4, '-1=HI'), '371=-1|372=0', 0],
    [send('0', 5, '9001=HI'), '371=9001|372=0', 3],
  ]),
  rejected('14b_RequiredFieldMissing', 'A required tag that is missing is rejected.', [
    [send('D', 2, ORDER.replace('54=1|', '')), '371=54|372=D', 1],
    [send('1', 3), '371=112|372=1', 1],
  ]),
  rejected('14c_TagNotDefinedForMsgType', 'A tag that the message does not have is rejected.', [
    [send('0', 2, '41=HI'), '371=41|372=0', 2],
    [send('D', 3, `${ORDER}|41=HI`), '371=41|372=D', 2],
  ]),
  rejected('14d_TagSpecifiedWithoutValue', 'A tag without a value is rejected.', [
    [send('D', 2, ORDER.replace('11=ID', '11=')), '371=11|372=D', 4],
  ]),
  rejected('14e_IncorrectEnumValue', 'A value that is not listed is rejected.', [
    [send('D', 2, ORDER.replace('40=1', '40=?')), '371=40|372=D', 5],
    [send('D', 3, ORDER.replace('54=1', '54=x')), '371=54|372=D', 5],
  ]),
  rejected('14f_IncorrectDataFormat', 'A value of another format is rejected.', [
    [send('D', 2, ORDER.replace('38=100', '38=+200.00')), '371=38|372=D', 6],
    [send('D', 3, ORDER.replace('60=<time>', '60=soon')), '371=60|372=D', 6],
    [send('D', 4, ORDER.replace('54=1', '54=11')), '371=54|372=D', 6],
  ]),
  rejected('14g_HeaderBodyTrailerFieldsOutOfOrder', 'A header field behind body fields is rejected.', [
    [send('D', 2, ORDER, { isBodyFirst: true }), '371=*|372=D', 14],
  ]),
  rejected('14h_RepeatedTag', 'A tag that appears twice is rejected.', [
    [send('D', 2, `${ORDER}|40=2`), '371=40|372=D', 13],
  ]),
  rejected('14i_RepeatingGroupCountNotEqual', 'A group whose count is wrong is rejected.', [
    [send('B', 2, NEWS.replace('33=1', '33=2')), '371=33|372=B', 16],
    [send('D', 3, `${ORDER}|78=1|79=A|80=1|79=B|80=2`), '371=78|372=D', 16],
  ]),
  rejected('14j_RepeatingGroupFirstField', 'A group whose entries begin with another field is rejected.', [
    [send('D', 2, `${ORDER}|78=1|80=1|79=A`), '371=80|372=D', 15],
  ]),
  {
    id: '15_HeaderAndBodyFieldsOrderedDifferently',
    about: 'Body fields in another order are taken.',
    roles: BOTH,
    needsEcho: true,
    steps: [logOn, send('B', 2, '33=1|58=text|148=Headline'), expectMessage('B', 2, '148=Headline'), ...logOut(3, 3)],
  },
  {
    id: '21_RepeatingGroupSpecifierWithValueOfZero',
    about: 'A group with a count of zero is taken.',
    roles: BOTH,
    steps: [logOn, send('B', 2, `${NEWS}|146=0`), ...ping(3, 2), ...logOut(4, 3)],
  },
  {
    id: 'ReverseRoute',
    about: 'A reject carries the routing fields of the rejected message back.',
    roles: BOTH,
    steps: [
      logOn,
      send('D', 2, `115=JCD|${ORDER.replace('40=1', '40=?')}`),
      expectMessage('3', 2, '128=JCD|115=-'),
      send('D', 3, `128=JCD|${ORDER.replace('40=1', '40=?')}`),
      expectMessage('3', 3, '115=JCD|128=-'),
      send('D', 4, `115=JCD|116=CS|144=CHI|${ORDER.replace('40=1', '40=?')}`),
      expectMessage('3', 4, '128=JCD|129=CS|145=CHI'),
      ...logOut(5, 5),
    ],
  },
  {
    id: 'ReverseRouteWithEmptyRoutingTags',
    about: 'Routing fields without a value are rejected and not carried back.',
    roles: BOTH,
    steps: [logOn, send('D', 2, `115=|${ORDER}`), expectMessage('3', 2, '371=115|128=-', 4), ...logOut(3, 3)],
  },
];

import { updateUser } from '@meridian/protocol/rest/admin-calls';
import { userInformation } from '@meridian/protocol/rest/user-calls';
import { describe, expect, it } from 'vitest';
import { buildRequest } from './build-request.ts';

describe('building a request', () => {
  it('fills path parameters, encoded', () => {
    expect(buildRequest('https://x/main', updateUser, { params: { id: 'a/b' }, body: { version: 1 } })).toEqual({
      url: 'https://x/main/admin/users/a%2Fb',
      body: '{"version":1}',
    });
  });

  it('encodes the query and leaves out what is not set', () => {
    const { url } = buildRequest('/main', userInformation, {
      query: { email: 'r+x@desk.example', other: undefined, none: null, ids: [1, 2] },
    });
    expect(url).toBe('/main/user/get_user_information?email=r%2Bx%40desk.example&ids=1&ids=2');
  });

  it('throws on a missing path parameter', () => {
    expect(() => buildRequest('/main', updateUser, {})).toThrow('needs the parameter id');
  });
});

import { Script } from '../connection/script.ts';

/** KEYS token · → its text, or nil */
export const getToken: Script = new Script(`return redis.call('GET', KEYS[1])`);

/** KEYS token · ARGV text, lifetime in ms */
export const setToken: Script = new Script(`return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`);

/** KEYS token · ARGV access token · removes the token if it is still this one */
export const deleteToken: Script = new Script(`
local text = redis.call('GET', KEYS[1])
local isRead, token = pcall(cjson.decode, text or '')
if isRead and type(token) == 'table' and token.accessToken == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

/**
 * KEYS token, lock · ARGV owner, lock in ms · → whether the owner has the lock, and the token's text. A command that
 * is sent again finds its own lock.
 */
export const lockToken: Script = new Script(`
local locked = redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) or redis.call('GET', KEYS[2]) == ARGV[1]
return { locked and 1 or 0, redis.call('GET', KEYS[1]) }`);

/** KEYS lock · ARGV owner, lock in ms · extends the lock · → whether the owner still has it */
export const extendLock: Script = new Script(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`);

/** KEYS lock · ARGV owner · releases the lock */
export const unlockToken: Script = new Script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

/**
 * KEYS token, lock · ARGV owner, text, lifetime in ms · stores the token and releases the lock, if the owner still
 * has it
 */
export const storeToken: Script = new Script(`
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return redis.call('DEL', KEYS[2])`);

import { Script } from '../connection/script.ts';

/**
 * Values are in a hash. Keys are in a sorted set with equal scores, for reads by prefix. A second sorted set has the
 * expiry of entries that expire.
 */
const forgetExpired = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if KEYS[3] then
  for _, key in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', now)) do
    redis.call('HDEL', KEYS[1], key)
    redis.call('ZREM', KEYS[2], key)
    redis.call('ZREM', KEYS[3], key)
  end
end`;

/**
 * KEYS values, keys, ends · ARGV prefix · → key, value, key, value … The range ends at byte 255, which UTF-8 never
 * contains. Checkpoints that lost a part are an error: an entry that isn't found would be work to do again.
 */
export const readEntries: Script = new Script(`${forgetExpired}
if not KEYS[3] then
  local count = redis.call('HLEN', KEYS[1])
  if redis.call('ZCARD', KEYS[2]) ~= count or redis.call('ZCOUNT', KEYS[2], 0, 0) ~= count then
    return redis.error_reply('ERR ' .. KEYS[1] .. ' and ' .. KEYS[2] .. ' have different entries. Restore both.')
  end
end
local keys = redis.call('ZRANGEBYLEX', KEYS[2], '[' .. ARGV[1], '(' .. ARGV[1] .. '\\255')
local entries = {}
for first = 1, #keys, 1000 do
  local last = math.min(first + 999, #keys)
  local values = redis.call('HMGET', KEYS[1], unpack(keys, first, last))
  for index = first, last do
    entries[#entries + 1] = keys[index]
    entries[#entries + 1] = values[index - first + 1]
  end
end
return entries`);

/**
 * Makes all changes or none. A repeated write may find its condition already changed by its first try, so each write is
 * remembered for a while.
 *
 * - `KEYS`: this write, values, keys, ends
 * - `ARGV`: lifetime in ms, remembered in ms, condition ('any', 'absent', 'equal'), its key, its value
 * - `ARGV` for each change: 'set' or 'remove', key, value
 * - Returns whether the changes are made.
 */
export const writeEntries: Script = new Script(`
local made = table.remove(KEYS, 1)
${forgetExpired}
if ARGV[3] ~= 'any' then
  if redis.call('EXISTS', made) == 1 then return 1 end
  local found = redis.call('HGET', KEYS[1], ARGV[4])
  local holds = ARGV[3] == 'equal' and found == ARGV[5] or ARGV[3] == 'absent' and not found
  if not holds then return 0 end
  redis.call('SET', made, '1', 'PX', ARGV[2])
end
for index = 6, #ARGV, 3 do
  local key = ARGV[index + 1]
  if ARGV[index] == 'set' then
    redis.call('HSET', KEYS[1], key, ARGV[index + 2])
    redis.call('ZADD', KEYS[2], 0, key)
    if KEYS[3] then redis.call('ZADD', KEYS[3], now + ARGV[1], key) end
  else
    redis.call('HDEL', KEYS[1], key)
    redis.call('ZREM', KEYS[2], key)
    if KEYS[3] then redis.call('ZREM', KEYS[3], key) end
  end
end
return 1`);

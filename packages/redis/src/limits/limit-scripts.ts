import { Script } from '../connection/script.ts';

/**
 * A slot is a member of the sorted set of its window. Its score is the time at which it is free, in milliseconds by
 * the server's clock. While its call is in flight, that time is far ahead and extended as long as the worker lives.
 */
const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local expires = function(key, score) redis.call('PEXPIRE', key, math.max(1, math.ceil(score - now)) + 1000) end`;

/**
 * Acquires a slot in every window, or in none. The call that has waited longest goes first. A waiting worker queues
 * with the start time of its oldest call. Slots that an older entry may need stay free. An entry ends if its
 * worker doesn't return in time.
 *
 * - `KEYS`: pause, memory
 * - `KEYS` for each window: slots, turns by age, turns by end
 * - `ARGV`: permit, worker, waited in ms, in flight in ms, grace in ms, the worker's memory and its lifetime in ms
 * - `ARGV` for each window: requests, period
 * - Returns memory and 1, or memory, 0, wait in ms and 1 if a 429 closed the key.
 *   Returns memory and -1 if the memory is another one, so earlier counts are lost.
 */
export const takeSlot: Script = new Script(`${now}
local memory = redis.call('GET', KEYS[2]) or ARGV[1]
redis.call('SET', KEYS[2], memory, 'PX', ARGV[7])
if ARGV[6] ~= '' and ARGV[6] ~= memory then return { memory, -1 } end
local paused = tonumber(redis.call('GET', KEYS[1]) or 0)
if paused > now then return { memory, 0, paused - now, 1 } end
local permit, worker, grace = ARGV[1], ARGV[2], tonumber(ARGV[5])
-- Clients send a command again whose response was cut off.
if redis.call('ZSCORE', KEYS[3], permit) then return { memory, 1 } end
local since = now - ARGV[3]
local windows, wait = {}, 0
for index = 3, #KEYS, 3 do
  local window = { slots = KEYS[index], turns = KEYS[index + 1], ends = KEYS[index + 2], wait = 0 }
  local requests, period = tonumber(ARGV[8 + (index - 3) / 3 * 2]), tonumber(ARGV[9 + (index - 3) / 3 * 2])
  windows[#windows + 1] = window
  window.free = now + ARGV[4] + period
  local gone = redis.call('ZRANGEBYSCORE', window.ends, '-inf', now)
  if #gone > 0 then
    redis.call('ZREM', window.turns, unpack(gone))
    redis.call('ZREM', window.ends, unpack(gone))
  end
  local before = redis.call('ZCOUNT', window.turns, '-inf', '(' .. since)
  window.mine = redis.call('ZSCORE', window.turns, worker)
  if window.mine and tonumber(window.mine) < since then before = before - 1 end
  redis.call('ZREMRANGEBYSCORE', window.slots, '-inf', now)
  local lacking = before - (requests - redis.call('ZCARD', window.slots))
  if lacking >= 0 then
    local nextFree = redis.call('ZRANGE', window.slots, lacking, lacking, 'WITHSCORES')[2]
    -- A slot on the wire is free one window after its response at the earliest.
    window.wait = math.max(1, math.min((nextFree or now + period) - now, period))
    wait = math.max(wait, window.wait)
  end
end
for _, window in ipairs(windows) do
  if wait == 0 then
    redis.call('ZADD', window.slots, window.free, permit)
    expires(window.slots, window.free)
  end
  if window.wait > 0 then
    local ends = now + wait + grace
    redis.call('ZADD', window.turns, since, worker)
    redis.call('ZADD', window.ends, ends, worker)
    expires(window.turns, ends)
    expires(window.ends, ends)
  elseif window.mine then
    redis.call('ZREM', window.turns, worker)
    redis.call('ZREM', window.ends, worker)
  end
end
if wait == 0 then return { memory, 1 } end
return { memory, 0, math.ceil(wait) }`);

/**
 * Sets when slots are free, and adds missing ones.
 * KEYS a set for each window · ARGV a period for each window, then permit and rest of each slot: free after rest and
 * period
 */
export const keepSlots: Script = new Script(`${now}
for window, key in ipairs(KEYS) do
  local last = now
  for index = #KEYS + 1, #ARGV, 2 do
    local free = now + ARGV[index + 1] + ARGV[window]
    redis.call('ZADD', key, free, ARGV[index])
    last = math.max(last, free)
  end
  expires(key, last)
end
return 1`);

/** KEYS a set for each window · ARGV permit · frees the slot at once */
export const freeSlot: Script = new Script(`
for _, key in ipairs(KEYS) do redis.call('ZREM', key, ARGV[1]) end
return 1`);

/** KEYS pause · ARGV duration in ms · closes the key, and never shortens a pause */
export const pauseKey: Script = new Script(`${now}
local untilTime = now + ARGV[1]
if untilTime > tonumber(redis.call('GET', KEYS[1]) or 0) then
  redis.call('SET', KEYS[1], string.format('%.0f', untilTime), 'PX', math.max(1, math.ceil(tonumber(ARGV[1]))))
end
return 1`);

/** KEYS any · → uptime in ms of the server that has the key, or -1 if unknown */
export const uptime: Script = new Script(`
local info = redis.pcall('INFO', 'server')
local seconds = type(info) == 'string' and string.match(info, 'uptime_in_seconds:(%d+)')
return seconds and seconds * 1000 or -1`);

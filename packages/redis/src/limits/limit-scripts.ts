import { Script } from '../connection/script.ts';

/**
 * A slot is a member of the sorted set of its window. Its score is the time at which it is free, in milliseconds by
 * the server's clock. While its call is in flight, that time is far ahead and extended as long as the worker lives.
 */
const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
-- Keeps a key as long as its last member, or as long as the last member of another key.
local expires = function(key, ends)
  local last = redis.call('ZRANGE', ends or key, -1, -1, 'WITHSCORES')[2]
  redis.call('PEXPIRE', key, math.max(1, math.ceil(last - now)) + 1000)
end`;

/**
 * Shares slots among the workers that wait. A waiting worker has an entry with the start time of its oldest call and
 * the number of slots that it wants. The entry ends if the worker doesn't return in time.
 *
 * - `queueOf`: removes entries that ended, and returns the others' entries and the slots held by each worker. A held
 *   slot is free later than one period from now. The others are used up or belong to crashed workers.
 * - `shareOf`: distributes `free` slots one by one to the worker that holds the least, then to the oldest call. Returns
 *   the number for this worker, and how many slots others get before its first one.
 */
const sharing = `
local queueOf = function(keys, worker, period)
  local gone = redis.call('ZRANGEBYSCORE', keys.ends, '-inf', now)
  for _, key in ipairs(#gone > 0 and { keys.turns, keys.ends, keys.wants } or {}) do redis.call('ZREM', key, unpack(gone)) end
  local wants = redis.call('ZRANGE', keys.wants, 0, -1, 'WITHSCORES')
  local others, held = {}, {}
  for index = 1, #wants, 2 do
    local since = wants[index] ~= worker and redis.call('ZSCORE', keys.turns, wants[index])
    if since then
      others[#others + 1] = { worker = wants[index], wanted = tonumber(wants[index + 1]), since = tonumber(since) }
    end
  end
  if #others > 0 then
    for _, slot in ipairs(redis.call('ZRANGEBYSCORE', keys.slots, '(' .. now + period, '+inf')) do
      local holder = string.match(slot, '^[^:]*')
      held[holder] = (held[holder] or 0) + 1
    end
  end
  return others, held
end
local shareOf = function(others, held, me, free, most)
  local given, before = 0, 0
  local all = { { wanted = me.wanted, since = me.since, held = held[me.worker] or 0, isMe = true } }
  for _, other in ipairs(others) do
    all[#all + 1] = { wanted = other.wanted, since = other.since, held = held[other.worker] or 0 }
  end
  for count = 1, most do
    local next
    for _, one in ipairs(all) do
      if one.wanted > 0
        and (not next or one.held < next.held or (one.held == next.held and one.since < next.since)) then next = one end
    end
    if not next or (count > free and given > 0) then break end
    next.held, next.wanted = next.held + 1, next.wanted - 1
    if next.isMe then
      if count > free then break end
      given = given + 1
    elseif given == 0 then
      before = before + 1
    end
  end
  return given, before
end
local leave = function(keys, worker)
  for _, key in ipairs({ keys.turns, keys.ends, keys.wants }) do redis.call('ZREM', key, worker) end
end`;

/** Number of keys for each window. */
const keysOfWindow = `
local windowOf = function(index)
  return { slots = KEYS[index], turns = KEYS[index + 1], ends = KEYS[index + 2], wants = KEYS[index + 3] }
end`;

/**
 * Acquires up to `wanted` slots in every window, or none. The worker that holds the least slots goes first, then the
 * call that has waited longest. Slots that others should get stay free.
 *
 * With a slow connection, slots that are free within its latency are acquired too, and used when they are free.
 *
 * - `KEYS`: pause, memory
 * - `KEYS` for each window: slots, turns by age, turns by end, turns by wanted slots
 * - `ARGV`: permit, worker, waited in ms, in flight in ms, grace in ms, the worker's memory and its lifetime in ms,
 *   wanted, latency in ms
 * - `ARGV` for each window: requests, period
 * - Returns memory, 1, and for each slot the wait until it may be used in ms. The slots are the permit, then the permit
 *   with `.1`, `.2` and so on.
 *   Returns memory, 0, wait in ms and 1 if a 429 closed the key.
 *   Returns memory and -1 if the memory is another one, so earlier counts are lost.
 */
export const takeSlots: Script = new Script(`${now}
${sharing}
${keysOfWindow}
local memory = redis.call('GET', KEYS[2]) or ARGV[1]
redis.call('SET', KEYS[2], memory, 'PX', ARGV[7])
if ARGV[6] ~= '' and ARGV[6] ~= memory then return { memory, -1 } end
local paused = tonumber(redis.call('GET', KEYS[1]) or 0)
if paused > now then return { memory, 0, paused - now, 1 } end
local permit, worker, grace = ARGV[1], ARGV[2], tonumber(ARGV[5])
local wanted, latency = tonumber(ARGV[8]), tonumber(ARGV[9])
local permitOf = function(index) return index == 1 and permit or permit .. '.' .. (index - 1) end
-- Clients send a command again whose response was cut off. Then each wait is unknown, and at most the latency.
if redis.call('ZSCORE', KEYS[3], permit) then
  local reply = { memory, 1 }
  while redis.call('ZSCORE', KEYS[3], permitOf(#reply - 1)) do reply[#reply + 1] = latency end
  return reply
end
local since = now - ARGV[3]
local windows, granted, wait = {}, wanted, 0
for index = 3, #KEYS, 4 do
  local window = windowOf(index)
  local requests, period = tonumber(ARGV[10 + (index - 3) / 4 * 2]), tonumber(ARGV[11 + (index - 3) / 4 * 2])
  windows[#windows + 1] = window
  window.period, window.wait = period, 0
  redis.call('ZREMRANGEBYSCORE', window.slots, '-inf', now)
  window.free = requests - redis.call('ZCARD', window.slots)
  window.soon = latency > 0 and redis.call('ZRANGEBYSCORE', window.slots, '-inf', now + latency, 'WITHSCORES') or {}
  local others, held = queueOf(window, worker, period)
  local given, before = shareOf(others, held, { worker = worker, wanted = wanted, since = since },
    window.free + #window.soon / 2, requests + #others)
  granted = math.min(granted, given)
  if given == 0 then
    local nextFree = redis.call('ZRANGE', window.slots, before - window.free, before - window.free, 'WITHSCORES')[2]
    -- A slot on the wire is free one window after its response at the earliest.
    window.wait = math.max(1, math.min((nextFree or now + period) - now, period))
    wait = math.max(wait, window.wait)
  end
  window.isShort = given < wanted
end
local reply = { memory, 1 }
for index = 1, granted do
  local longest = 0
  for _, window in ipairs(windows) do
    local inMs = 0
    if index > window.free then
      local at = (index - window.free) * 2
      inMs = math.max(0, window.soon[at] - now)
      redis.call('ZREM', window.slots, window.soon[at - 1])
    end
    longest = math.max(longest, inMs)
  end
  for _, window in ipairs(windows) do
    redis.call('ZADD', window.slots, now + longest + ARGV[4] + window.period, permitOf(index))
  end
  reply[#reply + 1] = math.ceil(longest)
end
for _, window in ipairs(windows) do
  if granted > 0 then expires(window.slots) end
  if window.isShort then
    local ends = now + (wait == 0 and window.period or wait) + grace
    redis.call('ZADD', window.ends, ends, worker)
    redis.call('ZADD', window.turns, since, worker)
    redis.call('ZADD', window.wants, wanted - granted, worker)
    for _, key in ipairs({ window.turns, window.ends, window.wants }) do expires(key, window.ends) end
  else
    leave(window, worker)
  end
end
if granted > 0 then return reply end
return { memory, 0, math.ceil(wait) }`);

/**
 * Ends the attempt of a slot. The worker keeps the slot for its next call, unless it holds more than its share and
 * others hold less. A slot that isn't kept is free after its window.
 *
 * - `KEYS` as in `takeSlots`
 * - `ARGV`: permit, worker, held in ms, the worker's memory, wanted including this slot, latency in ms
 * - `ARGV` for each window: requests, period
 * - Returns 1 if the slot is kept, or 0. Returns -1 if the memory is another one, so earlier counts are lost.
 */
export const renewSlot: Script = new Script(`${now}
${sharing}
${keysOfWindow}
local permit, worker, wanted, latency = ARGV[1], ARGV[2], tonumber(ARGV[5]), tonumber(ARGV[6])
if redis.call('GET', KEYS[2]) ~= ARGV[4] then return -1 end
local isKept = tonumber(redis.call('GET', KEYS[1]) or 0) <= now
local windows = {}
for index = 3, #KEYS, 4 do
  local window = windowOf(index)
  local requests, period = tonumber(ARGV[7 + (index - 3) / 4 * 2]), tonumber(ARGV[8 + (index - 3) / 4 * 2])
  windows[#windows + 1] = window
  window.period = period
  local free = tonumber(redis.call('ZSCORE', window.slots, permit) or 0)
  if free <= now then isKept = false end
  redis.call('ZREMRANGEBYSCORE', window.slots, '-inf', now)
  local others, held = queueOf(window, worker, period)
  local mine, fair = held[worker] or 0, math.floor(requests / (#others + 1))
  local lacking, poorer = 0, 0
  for _, other in ipairs(others) do
    local theirs = held[other.worker] or 0
    lacking = lacking + math.max(0, math.min(other.wanted, fair - theirs))
    if theirs < mine then poorer = poorer + 1 end
  end
  -- Slots that others can acquire now or within the window.
  local spare = requests - redis.call('ZCARD', window.slots)
    + redis.call('ZCOUNT', window.slots, '-inf', now + period)
  -- A slot that moves is unused for about the latency, so equal shares differ by one slot for a while.
  local moves = math.max(1, math.floor(requests * math.min(0.1, 0.02 * (period + latency) / math.max(1, latency))))
  if mine > fair and spare < math.max(lacking, mine > fair + 1 and poorer or math.min(poorer, moves)) then
    isKept = false
  end
end
for _, window in ipairs(windows) do
  local free = now + window.period + (isKept and ARGV[3] or 0)
  redis.call('ZADD', window.slots, free, permit)
  expires(window.slots)
  if isKept and wanted <= 1 then
    leave(window, worker)
  elseif isKept and redis.call('ZSCORE', window.wants, worker) then
    redis.call('ZADD', window.wants, wanted - 1, worker)
  end
end
return isKept and 1 or 0`);

/**
 * Sets when slots are free, and adds missing ones.
 * KEYS a set for each window · ARGV a period for each window, then permit and rest of each slot: free after rest and
 * period
 */
export const keepSlots: Script = new Script(`${now}
for window, key in ipairs(KEYS) do
  for index = #KEYS + 1, #ARGV, 2 do
    redis.call('ZADD', key, now + ARGV[index + 1] + ARGV[window], ARGV[index])
  end
  expires(key)
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

/**
 * KEYS any · → ID of the server that has the key, which each start changes, and its uptime in ms. Both are empty if
 * they are unknown.
 */
export const server: Script = new Script(`
local info = redis.pcall('INFO', 'server')
local seconds = type(info) == 'string' and string.match(info, 'uptime_in_seconds:(%d+)')
if not seconds then return { '', '' } end
return { string.match(info, 'run_id:(%w+)') or '', seconds .. '000' }`);

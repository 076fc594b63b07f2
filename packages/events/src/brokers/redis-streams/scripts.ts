/** Lua scripts of the queue in Redis. A message belongs to the consumer in the list of pending entries. */

/** Whether entry ARGV[3] of group ARGV[1] belongs to consumer ARGV[2]. */
const isOurs = `
local function isOurs()
  local found = redis.call('XPENDING', KEYS[1], ARGV[1], ARGV[3], ARGV[3], 1)
  return found[1] ~= nil and found[1][2] == ARGV[2]
end
`;

/** The oldest entry that a group still needs. IDs are ordered by their two numbers. */
const needs = `
local function isBefore(one, other)
  local ms, number = one:match('(%d+)-(%d+)')
  local otherMs, otherNumber = other:match('(%d+)-(%d+)')
  if ms ~= otherMs then return tonumber(ms) < tonumber(otherMs) end
  return tonumber(number) < tonumber(otherNumber)
end
local function after(id)
  local ms, number = id:match('(%d+)-(%d+)')
  return ms .. '-' .. string.format('%.0f', tonumber(number) + 1)
end
local function readGroup(fields)
  local group = {}
  for at = 1, #fields, 2 do group[fields[at]] = fields[at + 1] end
  return group
end
`;

/** Finishes an entry. It is removed from the stream when no other group needs it. */
const finish = `${needs}
local function finish()
  redis.call('XACK', KEYS[1], ARGV[1], ARGV[3])
  local groups = redis.call('XINFO', 'GROUPS', KEYS[1])
  if #groups > 1 then
    for _, fields in ipairs(groups) do
      local group = readGroup(fields)
      if isBefore(group['last-delivered-id'], ARGV[3]) then return end
      if group.pending > 0 and redis.call('XPENDING', KEYS[1], group.name, ARGV[3], ARGV[3], 1)[1] then return end
    end
  end
  redis.call('XDEL', KEYS[1], ARGV[3])
end
`;

/**
 * Removes entries that no group needs, such as entries kept for a deleted group. Without any groups, the group is
 * about to be recreated.
 */
const trim = `${needs}
local function trim()
  if redis.call('XLEN', KEYS[1]) == 0 then return end
  local oldest
  for _, fields in ipairs(redis.call('XINFO', 'GROUPS', KEYS[1])) do
    local group = readGroup(fields)
    local first = group.pending > 0 and redis.call('XPENDING', KEYS[1], group.name)[2] or after(group['last-delivered-id'])
    if oldest == nil or isBefore(first, oldest) then oldest = first end
  end
  if oldest ~= nil then redis.call('XTRIM', KEYS[1], 'MINID', oldest) end
end
`;

/**
 * Acknowledges an entry.
 * @returns 1, or 0 if it belongs to another consumer.
 */
export const ackScript: string = `${isOurs}${finish}
if not isOurs() then return 0 end
finish()
return 1`;

/** Sets the idle time of an entry to ARGV[4] ms: 0 renews the lease, and the lease's length returns the entry. */
export const idleScript: string = `${isOurs}
if not isOurs() then return 0 end
redis.call('XCLAIM', KEYS[1], ARGV[1], ARGV[2], 0, ARGV[3], 'IDLE', ARGV[4], 'JUSTID')
return 1`;

/** Removes consumer ARGV[2] of group ARGV[1], unless it has entries in flight, which would be lost. */
export const leaveScript: string = `
if redis.call('XPENDING', KEYS[1], ARGV[1], '-', '+', 1, ARGV[2])[1] then return 0 end
return redis.call('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[1], ARGV[2])`;

/** Moves an entry to the stream KEYS[2], with the reason ARGV[4]. */
export const deadLetterScript: string = `${isOurs}${finish}
if not isOurs() then return 0 end
local entries = redis.call('XRANGE', KEYS[1], ARGV[3], ARGV[3])
if entries[1] ~= nil then
  local fields = entries[1][2]
  fields[#fields + 1] = 'reason'
  fields[#fields + 1] = ARGV[4]
  redis.call('XADD', KEYS[2], '*', unpack(fields))
end
finish()
return 1`;

/**
 * The next entry of a partition, unless one is in flight. Entries whose lease of ARGV[3] ms has expired come first.
 * @returns ID, fields and deliveries, or the wait for a lease, or nothing.
 */
export const takeScript: string = `${trim}
local pending = redis.call('XPENDING', KEYS[1], ARGV[1], '-', '+', 1)[1]
while pending ~= nil do
  local lease = tonumber(ARGV[3])
  if pending[3] < lease then return {lease - pending[3]} end
  local claimed = redis.call('XCLAIM', KEYS[1], ARGV[1], ARGV[2], lease, pending[1])
  if claimed[1] then return {claimed[1][1], claimed[1][2], pending[4] + 1} end
  redis.call('XACK', KEYS[1], ARGV[1], pending[1])
  pending = redis.call('XPENDING', KEYS[1], ARGV[1], '-', '+', 1)[1]
end
local read = redis.call('XREADGROUP', 'GROUP', ARGV[1], ARGV[2], 'COUNT', 1, 'STREAMS', KEYS[1], '>')
if not read then
  trim()
  return {}
end
local entry = read[1][2][1]
return {entry[1], entry[2], 1}`;

/** Up to ARGV[4] entries whose lease has expired, with their deliveries. */
export const reclaimScript: string = `${trim}
trim()
local found = {}
local pending = redis.call('XPENDING', KEYS[1], ARGV[1], 'IDLE', ARGV[3], '-', '+', ARGV[4])
for _, one in ipairs(pending) do
  local claimed = redis.call('XCLAIM', KEYS[1], ARGV[1], ARGV[2], ARGV[3], one[1])
  if claimed[1] then found[#found + 1] = {claimed[1][1], claimed[1][2], one[4] + 1}
  else redis.call('XACK', KEYS[1], ARGV[1], one[1]) end
end
return found`;

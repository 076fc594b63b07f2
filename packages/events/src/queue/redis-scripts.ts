/** What a queue of Redis does in one step. A message belongs to a consumer as long as the list of pending entries says so. */

/** Whether entry ARGV[3] of group ARGV[1] belongs to consumer ARGV[2]. */
const isOurs = `
local function isOurs()
  local found = redis.call('XPENDING', KEYS[1], ARGV[1], ARGV[3], ARGV[3], 1)
  return found[1] ~= nil and found[1][2] == ARGV[2]
end
`;

/** What groups still need of the stream. The order of ids is that of their two numbers. */
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

/** Ends an entry of the group: it leaves the stream once no other group has it before it or in hand. A single group asks nobody. */
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

/** Removes what no group needs and nobody removed: what was kept for a group that is no more. Where there is no group at all, its own is about to be made anew. */
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

/** Takes an entry off the stream. @returns 1, or 0 where it belongs to somebody else */
export const ackScript: string = `${isOurs}${finish}
if not isOurs() then return 0 end
finish()
return 1`;

/** Has an entry look as if it had been idle for ARGV[4] ms: 0 renews the lease, the length of the lease gives it back. */
export const idleScript: string = `${isOurs}
if not isOurs() then return 0 end
redis.call('XCLAIM', KEYS[1], ARGV[1], ARGV[2], 0, ARGV[3], 'IDLE', ARGV[4], 'JUSTID')
return 1`;

/** Removes consumer ARGV[2] of group ARGV[1], unless it has entries in hand: they would be gone with it. */
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
 * The next entry of a partition, unless one is in somebody's hands: those that were handed out and not finished within the lease of
 * ARGV[3] ms come first. @returns id, fields and how often it was handed out; or how long to wait for a lease; or nothing
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

/** Entries that were handed out and not finished within the lease: up to ARGV[4] of them, each with how often it was handed out. */
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

-- Who stands above whom, however far: one row for every pair, so that a team is read, and a right to it checked, without climbing.
create table agent_line (
  ancestor uuid not null,
  depth integer not null check (depth > 0),
  descendant uuid not null,
  primary key (ancestor, depth, descendant)
);
create unique index agent_line_by_descendant on agent_line (descendant, depth);

insert into agent_line (ancestor, depth, descendant)
with recursive line (ancestor, depth, descendant) as (
  select bound_to, 1, player_id from player_binding
  union all
  select b.bound_to, l.depth + 1, l.descendant from line l join player_binding b on b.player_id = l.ancestor where l.depth < 100
)
select ancestor, depth, descendant from line;

-- Null until the player has read it.
alter table player_message add column read_at timestamptz;
create index player_message_by_time on player_message (player_id, at desc, id desc);

-- Notices to all that a player has read.
create table notice_read (
  player_id uuid not null,
  notice_id text not null,
  at timestamptz not null,
  primary key (player_id, notice_id)
);

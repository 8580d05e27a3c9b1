-- The session that a member came into a room with: the way in and the seat end with it. Guests and hosts have none.
alter table chat_ticket add column player_id uuid;
alter table chat_ticket add column session_id uuid;
alter table chat_seat add column player_id uuid;
alter table chat_seat add column session_id uuid;

-- Every call of a member asks for a player by id and merchant. On a young database this index was taken for it, and read all players of the
-- merchant (see 102).
drop index player_by_customer;
create index player_by_customer on player (customer_id, merchant);

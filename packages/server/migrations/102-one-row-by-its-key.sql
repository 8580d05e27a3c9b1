-- No other index of the tables that every round reads begins as the primary key does. A connection keeps the plans that it made, and a young
-- database has made them while its tables were almost empty: one index is as good as another then, and an index that begins with the player
-- was taken to find one row among all of that player's. So a round cost more with every round before it, until the tables were counted anew.
drop index vendor_bet_round;
create index vendor_bet_round on vendor_bet (round_id, player_id, vendor);
drop index ledger_transaction_reference;
create index ledger_transaction_reference on ledger_transaction (reference, owner);
drop index game_round_launch;
create index game_round_launch on game_round (launch_id);
-- A round without an end is as one that ends last of all, so that both are one range.
drop index game_round_end;
create index game_round_end on game_round (vassalage, player_id, coalesce(closed_at, 'infinity'));

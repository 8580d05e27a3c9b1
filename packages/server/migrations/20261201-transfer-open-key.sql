-- What is unique among a player's transfers without a result is a key.
alter table vendor_transfer rename column lane to open_key;
alter index vendor_transfer_lane rename to vendor_transfer_open_key;
